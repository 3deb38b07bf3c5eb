import { AbbreviationIndex } from '@/lib/domain/text/abbreviations';
import { correctText, type ReadText, readText } from '@/lib/domain/text/read-text';
import { SentenceIndex, type SentenceMatch } from '@/lib/domain/text/sentence-index';
import { DETECTED_SHARE, STATED_SHARE } from './constants';
import type { EssayAnalysis, EssayGrading, IssueFeedback } from './essay-grading';
import { type EssayKey, type KeyIssue, prepareEssayKey } from './essay-key';
import { findMentions, gradeParts, type IssueMentions, worthOf } from './grade-issue';
import { type Mentions, passageOf } from './passages';
import { type AnswerSentence, readAnswer } from './read-answer';

export function analyzeEssay({ answer, ...grading }: EssayGrading & { answer: string }): EssayAnalysis {
  return gradeAnswer(prepareEssayKey(grading), readText(answer, new AbbreviationIndex(grading.abbreviations)));
}

export function gradeAnswer(key: EssayKey, answer: ReadText): EssayAnalysis {
  const sentences = readAnswer(correctText(answer, key.vocabulary), key.questionSentences);
  const index = new SentenceIndex(sentences);
  const found = key.issues.map((issue) => findMentions(issue, index));
  markLists(sentences, found);
  const mentions: Mentions = {
    named: sentences.map((_, s) => new Set(found.flatMap(({ names }, i) => (names.some((m) => m.sentence === s) ? [i] : [])))),
    evident: sentences.map((_, s) => new Set(found.flatMap(({ buzzwords }, i) => (sentences[s]!.isProse && buzzwords.some((b) => b.some((m) => m.sentence === s)) ? [i] : [])))),
  };
  const feedback = key.issues.map((issue, i) => gradeIssue(issue, i, found[i]!, sentences, mentions, key));
  return {
    score: Math.round(feedback.reduce((sum, f) => sum + (f as any).raw, 0)),
    maxPossibleScore: key.issues.reduce((sum, { issue }) => sum + issue.points, 0),
    feedback,
  };
}

function markLists(sentences: AnswerSentence[], found: IssueMentions[]) {
  const spans = sentences.map(() => [] as SentenceMatch[]);
  for (const { names, buzzwords } of found) for (const m of [...names, ...buzzwords.flat()]) spans[m.sentence]!.push(m);
  sentences.forEach((s, i) => {
    if (!s.isProse || spans[i]!.length === 0) return;
    const rest = s.tokens.filter((t) => t.reading === 0 && !spans[i]!.some((m) => m.start <= t.start && t.end <= m.end));
    if (rest.length < 2) s.isProse = false;
    (s as any).room = 1 + Math.floor(rest.length / 2);
  });
}

function gradeIssue(key: KeyIssue, i: number, found: IssueMentions, sentences: AnswerSentence[], mentions: Mentions, essay: EssayKey): IssueFeedback {
  const passageIndexes = passageOf(i, sentences, mentions);
  const passage = sentences.filter((s, k) => passageIndexes.has(k) && s.isProse);
  const isNamed = found.names.some((m) => sentences[m.sentence]!.isProse || (sentences[m.sentence]!.isHeading && sentences[m.sentence + 1]?.isProse));
  const missing = key.buzzwords.filter((_, b) => !found.buzzwords[b]!.some((m) => sentences[m.sentence]!.isProse));
  const parts = gradeParts(key, { isNamed, foundBuzzwords: key.buzzwords.length - missing.length, passage }, essay.facts);
  const worth = worthOf(parts);
  return {
    issue: key.issue.name,
    status: isNamed || worth >= DETECTED_SHARE ? 'Detected' : 'Missed',
    points: Math.round(10 * worth * key.issue.points) / 10,
    maxPoints: key.issue.points,
    parts,
    quote: null,
    missingBuzzwords: missing.map(({ phrase }) => phrase),
    missingRule: parts.rule < STATED_SHARE ? key.rules[0] ?? null : null,
    raw: worth * key.issue.points,
  } as any;
}
