import type { Metadata } from 'next';
import { handOverHtml } from '@/components/outlines/rule-outline/html-handover';
import { RuleOutlineWorkspace } from '@/components/outlines/rule-outline/rule-outline-workspace';
import { writeOutline } from '@/components/outlines/rule-outline/write-outline';
import { LearnerParts } from '@/components/shell/learner-parts';
import { SessionGate } from '@/components/shell/session-gate';
import { Alert } from '@/components/ui/alert';
import { buttonStyle } from '@/components/ui/button-style';
import { EmptyState } from '@/components/ui/empty-state';
import { PageContainer } from '@/components/ui/page-container';
import { PageHeading } from '@/components/ui/page-heading';
import { readSession } from '@/lib/auth/session';
import { NO_OUTLINE_DATA, OUTLINE_LOADING_FAILED } from '@/lib/domain/outlines/constants';
import { SUBJECTS } from '@/lib/domain/subjects/subjects';
import { reportFailure } from '@/lib/http/report-failure';
import { currentRuleOutline } from '@/lib/services/outlines/current-rule-outline';
import { listTickedRules } from '@/lib/services/outlines/rule-ticks';
import { ProtectedPage } from '../protected-page';

export const metadata: Metadata = { title: 'Rule Outline' };

/** What the page shows; null where it could not be read, which the page says. */
async function readOutline(userId: string) {
  try {
    const [{ outline }, ticked] = await Promise.all([currentRuleOutline(), listTickedRules(userId)]);
    return { outline, ticked };
  } catch (error) {
    reportFailure('The rule outline could not be read.', error);
    return null;
  }
}

async function Outline({ userId }: { userId: string }) {
  const found = await readOutline(userId);
  if (!found) return <Unavailable />;
  const { outline, ticked } = found;
  if (outline.topics.every(({ issues }) => issues.length === 0)) return <NoOutline />;
  const { html, digest } = writeOutline(outline);
  handOverHtml(digest, html);
  return (
    <RuleOutlineWorkspace
      userId={userId}
      totalEssays={outline.totalEssays}
      totalRules={outline.totalRules}
      topics={outline.topics.map(({ id, name, essayCount }) => {
        const { emoji = '', hue = 0 } = SUBJECTS.find((subject) => subject.id === id) ?? {};
        return { id, name, emoji, hue, essayCount };
      })}
      digest={digest}
      initialTicked={ticked}
    />
  );
}

function Unavailable() {
  return (
    <>
      <PageHeading title="Rule Outline" />
      <Alert
        tone="danger"
        actions={
          <a href="/rule-outline" className={buttonStyle('secondary', 'sm')}>
            Try again
          </a>
        }
      >
        {OUTLINE_LOADING_FAILED}
      </Alert>
    </>
  );
}

function NoOutline() {
  return (
    <>
      <PageHeading title="Rule Outline" />
      <EmptyState title={NO_OUTLINE_DATA}>
        <p>No rules have been imported yet.</p>
      </EmptyState>
    </>
  );
}

export default async function RuleOutlinePage() {
  // With a session the whole page is one document, without the 'Loading...' that only scripts replace:
  // its issues open and close in a browser without any.
  // What fails here fails in the guard as well, which says so.
  const user = await readSession().catch(() => null);
  if (!user) return <ProtectedPage>{() => null}</ProtectedPage>;
  return (
    <>
      <SessionGate cookieUserId={user.id} />
      <PageContainer>
        <Outline userId={user.id} />
      </PageContainer>
      <LearnerParts userId={user.id} />
    </>
  );
}
