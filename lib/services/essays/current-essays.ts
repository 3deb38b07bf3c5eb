import 'server-only';
import { sanitizeStudyHtml } from '@/lib/content/safe-html';
import { loadAbbreviations } from '@/lib/db/abbreviation-repository';
import { findContentVersion } from '@/lib/db/content-state-repository';
import { loadEssays } from '@/lib/db/essay-repository';
import type { EssayContent } from '@/lib/domain/essays/essay-content';
import type { GradedPhrase } from '@/lib/domain/essays/essay-grading';
import { type EssayKey, prepareEssayKey } from '@/lib/domain/essays/essay-key';
import { textOfHtml } from '@/lib/domain/html/plain-text';
import { type Abbreviation, AbbreviationIndex } from '@/lib/domain/text/abbreviations';
import { cacheByVersion } from '@/lib/services/content/cache-by-version';

/** An essay with what is answered of it, each part one object for as long as the content lasts. */
export type Essay = {
  content: EssayContent;
  question: { questionHtml: string };
  /** The question as plain text. */
  questionText: string;
  answer: { answerHtml: string };
  grading: ReturnType<typeof gradingEntries>;
  maxPossibleScore: number;
  /** Made when it is first asked for: most processes grade few of the essays. */
  key: () => EssayKey;
};

/**
 * The essays as this process knows them, by id, with the list of those that can be chosen and the
 * abbreviations. Never changes; a new import makes a new one.
 */
export const currentEssays = cacheByVersion({
  readVersion: findContentVersion,
  load: async () => {
    const [contents, abbreviations] = await Promise.all([loadEssays(), loadAbbreviations()]);
    const essays = contents.map((content) => toEssay(content, abbreviations));
    return {
      byId: new Map(essays.map((essay) => [essay.content.id, essay])),
      list: contents
        .filter(({ retired }) => !retired)
        .map(({ id, displayName, year, minutes, jurisdiction, topics }) => ({
          id,
          displayName,
          year,
          minutes,
          jurisdiction,
          topics,
        })),
      abbreviations,
      abbreviationIndex: new AbbreviationIndex(abbreviations),
    };
  },
});

function toEssay(content: EssayContent, abbreviations: readonly Abbreviation[]): Essay {
  // Sanitized at import; again, should anything else ever have written to the table.
  const questionHtml = sanitizeStudyHtml(content.questionHtml);
  const questionText = textOfHtml(questionHtml);
  const { issues, rules } = content;
  let key: EssayKey | undefined;
  return {
    content,
    question: { questionHtml },
    questionText,
    answer: { answerHtml: sanitizeStudyHtml(content.answerHtml) },
    grading: gradingEntries(content),
    maxPossibleScore: issues.reduce((sum, { points }) => sum + points, 0),
    key: () => {
      key ??= prepareEssayKey({ question: questionText, issues, rules, abbreviations });
      return key;
    },
  };
}

function gradingEntries({ issues, rules }: EssayContent) {
  const phrasesOf = (phrases: readonly GradedPhrase[]) =>
    phrases.map(({ phrase, synonyms }) => ({ phrase, synonyms: [...synonyms] }));
  return issues.map(({ name, aliases, buzzwords, points, rules: ruleIds }) => ({
    issueName: name,
    buzzwords: buzzwords.map(({ phrase }) => phrase),
    aliases: [...aliases],
    phrases: phrasesOf(buzzwords),
    points,
    rules: ruleIds
      .flatMap((id) => rules.find((rule) => rule.id === id) ?? [])
      .map((rule) => ({ ...rule, buzzwords: phrasesOf(rule.buzzwords) })),
  }));
}
