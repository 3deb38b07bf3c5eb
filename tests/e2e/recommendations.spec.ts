import type { Page } from 'playwright/test';
import { topicTitle } from '@/lib/domain/subjects/topic-title';
import { answerWrong } from './answer-wrong';
import { expect, test } from './fixtures';
import { MbePracticePage } from './pages/mbe-practice-page';
import { MemorizePage } from './pages/memorize-page';
import { ProfilePage } from './pages/profile-page';
import { RulesPage } from './pages/rules-page';

type Recommendation = { kind: string; text: string; action: { label: string; href: string } };

/** Two of them have their rules recalled, the third is weak; the heaviest issue of Evidence, for the pace, is none of them. */
const MISSED_ISSUES = [
  'Hearsay and circumstances of its admissibility',
  'Presentation of evidence',
  'Privileges and other policy exclusions',
];

/** What the page of a practice asked the server for. */
type Drawn = unknown[] | { cards: unknown[] };

/** Opens the profile; answers what it recommends. */
async function openRecommended(page: Page): Promise<Recommendation[]> {
  const answer = page.waitForResponse('**/api/performance/insights*');
  await new ProfilePage(page).open();
  const { recommendations } = (await (await answer).json()) as { recommendations: Recommendation[] };
  return recommendations;
}

/** Follows a recommendation from the profile. */
async function follow(page: Page, { text, action }: Recommendation): Promise<void> {
  const { studyNext } = new ProfilePage(page);
  await studyNext.getByRole('listitem').filter({ hasText: text }).getByRole('link', { name: action.label }).click();
}

test('each kind of recommendation starts the practice that it names', async ({ page, learner }) => {
  const missedRules: string[] = [];
  // Twice, because the smallest of them has fewer questions than answers it takes to be called weak.
  for (const issue of [...MISSED_ISSUES, ...MISSED_ISSUES]) {
    const missed = await answerWrong(page, learner, { count: 12, issue, confidence: 'High', timeTakenSeconds: 200 });
    missedRules.push(...missed.flatMap(({ rules }) => rules.map(({ id }) => id)));
  }
  const checks: Record<string, (drawn: Drawn, label: string) => Promise<void>> = {
    'missed-cluster': async (drawn, label) => {
      const rules = drawn as { _id: string }[];
      expect(label).toBe(`Recall ${rules.length} rule${rules.length === 1 ? '' : 's'}`);
      for (const { _id } of rules) expect(missedRules).toContain(_id);
      await expect(new RulesPage(page).heading(1)).toHaveText(`Rule 1 of ${rules.length}`);
    },
    overconfidence: async (drawn) => {
      const { cards } = drawn as { cards: { card: { ruleId: string } }[] };
      expect(cards.map(({ card }) => card.ruleId).sort()).toEqual([...new Set(missedRules)].sort());
      await expect(new MemorizePage(page).flashcard).toBeVisible();
    },
  };
  for (const kind of ['weak-issue', 'neglected-subject', 'pace']) {
    checks[kind] = async (drawn, label) => {
      const questions = drawn as { issue: string }[];
      expect(new Set(questions.map(({ issue }) => `Practice ${topicTitle(issue)}`))).toEqual(new Set([label]));
      await expect(new MbePracticePage(page).heading(1)).toBeFocused();
    };
  }

  const byKind = new Map((await openRecommended(page)).map((one) => [one.kind, one]));
  expect([...byKind.keys()].sort()).toEqual(Object.keys(checks).sort());
  for (const [kind, recommendation] of byKind) {
    await test.step(kind, async () => {
      await openRecommended(page);
      const drawn = page.waitForResponse(/\/api\/(questions\/filter|rules\/filtered|cards\?)/);
      await follow(page, recommendation);
      await checks[kind]?.(await (await drawn).json(), recommendation.action.label);
    });
  }
});

test('a practice that was started by its address does not start again on a reload', async ({ page, learner: _ }) => {
  const practice = new MbePracticePage(page);
  await page.goto('/questions?subject=Torts&subtopic=Negligence&start=now');
  await expect(practice.heading(1)).toBeFocused();
  await expect(page).toHaveURL('/questions?subject=Torts&subtopic=Negligence');
  await page.reload();
  await expect(practice.startButton).toBeEnabled();
  await expect(practice.heading(1)).toHaveCount(0);
});
