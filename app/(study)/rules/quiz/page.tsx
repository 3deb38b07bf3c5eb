import type { Metadata } from 'next';
import { NoRules, RuleQuiz } from '@/components/rules/rule-quiz';
import { ButtonLink } from '@/components/ui/button-link';
import { PageContainer } from '@/components/ui/page-container';
import { PageHeading } from '@/components/ui/page-heading';
import { readRuleQuery, ruleQuizAddress } from '@/lib/domain/rules/rule-selection';
import { ProtectedPage } from '../../protected-page';

export const metadata: Metadata = { title: 'Rule Quiz' };

type Search = Promise<Record<string, string | string[] | undefined>>;

async function QuizOfSearch({ userId, search }: { userId: string; search: Search }) {
  const query = readRuleQuery(await search);
  return query ? <RuleQuiz key={ruleQuizAddress(query)} userId={userId} query={query} /> : <NoRules />;
}

export default function RuleQuizPage({ searchParams }: { searchParams: Search }) {
  return (
    <ProtectedPage>
      {(user) => (
        <PageContainer width="report">
          <PageHeading
            title="Rule Quiz"
            actions={
              <ButtonLink href="/rules" variant="secondary">
                Back to Rules Selection
              </ButtonLink>
            }
          />
          <QuizOfSearch userId={user.id} search={searchParams} />
        </PageContainer>
      )}
    </ProtectedPage>
  );
}
