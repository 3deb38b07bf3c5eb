import type { Metadata } from 'next';
import { RulesSelection } from '@/components/rules/rules-selection';
import { PageContainer } from '@/components/ui/page-container';
import { PageHeading } from '@/components/ui/page-heading';
import { reportFailure } from '@/lib/http/report-failure';
import { surveyRules } from '@/lib/services/rules/survey-rules';
import { ProtectedPage } from '../protected-page';

export const metadata: Metadata = { title: 'Rules Selection' };

async function SelectionWithRules({ userId }: { userId: string }) {
  // The page stands without them, says so and lets the learner try again.
  const survey = await surveyRules(userId, Date.now()).catch((error: unknown) => {
    reportFailure('The rules could not be read.', error);
    return null;
  });
  return <RulesSelection userId={userId} survey={survey} />;
}

export default function RulesPage() {
  return (
    <ProtectedPage>
      {(user) => (
        <PageContainer>
          <PageHeading
            title="Rules Selection"
            lead="Write rules from memory and find out which elements are missing or reversed."
          />
          <SelectionWithRules userId={user.id} />
        </PageContainer>
      )}
    </ProtectedPage>
  );
}
