import type { Metadata } from 'next';
import { MemorizeScreen } from '@/components/memorize/memorize-screen';
import { ButtonLink } from '@/components/ui/button-link';
import { PageContainer } from '@/components/ui/page-container';
import { PageHeading } from '@/components/ui/page-heading';
import { listDeckCards } from '@/lib/contract/cards';
import { MAX_RUN_CARDS } from '@/lib/domain/memorize/constants';
import { CARDS_PARAMETER } from '@/lib/domain/understand/study-address';
import { reportFailure } from '@/lib/http/report-failure';
import { readStudyPlan } from '@/lib/services/account/read-study-plan';
import { listDecks } from '@/lib/services/memorize/list-decks';
import { ProtectedPage } from '../protected-page';

export const metadata: Metadata = { title: 'Memorize - Rule Statements' };

type Search = Promise<Record<string, string | string[] | undefined>>;

async function Memorize({ userId, search }: { userId: string; search: Search }) {
  const asked = await search;
  const deckId = listDeckCards.query.shape.deck.safeParse(asked.deck);
  const limit = Number(asked[CARDS_PARAMETER]);
  // The sample stands without them, and the browser asks for them again.
  const [decks, plan] = await Promise.all([
    listDecks({ userId, nowMs: Date.now() }).catch((error: unknown) => {
      reportFailure('The decks could not be read.', error);
      return [];
    }),
    // Without it everything is shown in its own order.
    readStudyPlan(userId).catch(() => null),
  ]);
  return (
    <MemorizeScreen
      userId={userId}
      exam={plan?.exam ?? null}
      initialDecks={decks}
      initialDeckId={deckId.success ? deckId.data : 'sample'}
      initialLimit={Number.isInteger(limit) && limit > 0 && limit <= MAX_RUN_CARDS ? limit : null}
    />
  );
}

export default function RuleStatementsPage({ searchParams }: { searchParams: Search }) {
  return (
    <ProtectedPage>
      {(user) => (
        <PageContainer>
          <PageHeading
            title="Memorize - Rule Statements"
            lead="Flashcards of the rules, which come back just before you would forget them."
            actions={
              <ButtonLink href="/rules" variant="secondary">
                Rule quiz
              </ButtonLink>
            }
          />
          <Memorize userId={user.id} search={searchParams} />
        </PageContainer>
      )}
    </ProtectedPage>
  );
}
