import { expect, it } from 'vitest';
import { gradingOf } from '@/lib/content/essay-scores';
import { renderMarkdown, textOfMarkdown } from '@/lib/content/markdown';
import { analyzeAnswer } from '@/lib/domain/essays/analyze-essay';
import { detectIssuesInSteps } from '@/lib/domain/essays/detect-issues';
import { prepareEssayKey } from '@/lib/domain/essays/essay-key';
import { prepareIssueFinder } from '@/lib/domain/essays/find-issues';
import { textOfHtml } from '@/lib/domain/html/plain-text';
import { takeSteps } from '@/lib/domain/steps/steps';
import { readText } from '@/lib/domain/text/read-text';
import { corpus } from '../support/corpus';
import { scoreGoldenEssays, scoreUnseenEssays } from '../support/golden-essays';

const pack = await corpus();
const written = [...(await scoreGoldenEssays()), ...(await scoreUnseenEssays())];

/** An answer with the issues called by other names, as far as they have any. */
function inOtherWords(answer: string, issues: readonly { name: string; aliases: readonly string[] }[]): string {
  return issues.reduce((text, { name, aliases: [alias = 'this'] }) => {
    const literally = new RegExp(name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi');
    return text.replace(literally, () => alias);
  }, answer);
}

it('what the analysis finds is never not detected while the same is typed, and nothing else is possible', {
  timeout: 120_000,
}, () => {
  const counts = { detected: 0, possibly: 0 };
  for (const essay of pack.essays) {
    const grading = gradingOf(essay, pack);
    const questionHtml = renderMarkdown(essay.question);
    const entries = grading.issues.map(({ name, aliases, buzzwords, points, rules }) => ({
      issueName: name,
      aliases,
      phrases: buzzwords,
      points,
      rules: rules.flatMap((id) => grading.rules.find((rule) => rule.id === id) ?? []),
    }));
    const find = takeSteps(prepareIssueFinder({ questionHtml, issues: entries, abbreviations: grading.abbreviations }));
    // As the server prepares it, from the same question.
    const key = prepareEssayKey({ ...grading, question: textOfHtml(questionHtml) });
    const model = textOfMarkdown(essay.answer);
    const own = written.filter((answer) => answer.essay === essay.id).map(({ text }) => text);
    for (const answer of [model, inOtherWords(model, grading.issues), ...own]) {
      const { feedback } = analyzeAnswer(key, readText(answer, key.abbreviations));
      const shown = takeSteps(detectIssuesInSteps(answer, entries, takeSteps(find(answer))));
      for (const [index, { issue, status }] of feedback.entries()) {
        const live = shown[index]?.status;
        if (status === 'Detected') expect([essay.id, issue, live]).not.toContain('Not detected');
        else expect([essay.id, issue, live]).not.toContain('Possibly');
        if (live === 'Detected') counts.detected += 1;
        if (live === 'Possibly') counts.possibly += 1;
      }
    }
  }
  // Other words are common enough for this to say something.
  expect(counts.detected).toBeGreaterThan(500);
  expect(counts.possibly).toBeGreaterThan(100);
});
