import { type Markup, markup } from '@/lib/domain/text/markup';
import {
  advice,
  bullets,
  capitalized,
  count,
  listed,
  partsOf,
  pointsOf,
  quoted,
  steps,
  terms,
  title,
  words,
} from './coach-phrases';
import type { QuestionKind } from './coach-questions';
import type { CoachedAnswer, CoachedIssue } from './coached-answer';
import { WRITING_MINUTES } from './constants';

const MOST_ENTRIES = 5;
/** Below the first share of its points an issue is thin, from the second on it is well done. */
const THIN_SHARE = 0.5;
const GOOD_SHARE = 0.7;
/** An issue that takes so many times the words that its points deserve is written too long. */
const TOO_LONG = 1.6;
/** Words of a full answer: a shorter one is not too long anywhere. */
const FULL_WORDS = 800;

const ASK_THE_FACTS = 'ask which element the facts support least, and argue that it is not met.';

/** Words that take up what the other side would say. */
const OTHER_SIDE =
  /\b(?:however|although|though|on the other hand|argu(?:e|es|ed|ing|ment)|contend\w*|respond\w*|rebut\w*|counter\w*|despite|even if|even though|nevertheless|but)\b/i;
const shareOf = ({ points, maxPoints }: CoachedIssue) => (maxPoints === 0 ? 1 : points / maxPoints);
const lostOn = ({ points, maxPoints }: CoachedIssue) => maxPoints - Math.round(points);
const isDetected = ({ status }: CoachedIssue) => status === 'Detected';
const isMissed = ({ status }: CoachedIssue) => status === 'Missed';
const byWorth = (issues: readonly CoachedIssue[]) => issues.toSorted((a, b) => b.maxPoints - a.maxPoints);
const byLoss = (issues: readonly CoachedIssue[]) =>
  issues.filter((issue) => lostOn(issue) > 0).toSorted((a, b) => lostOn(b) - lostOn(a));
const names = (issues: readonly CoachedIssue[]) => listed(issues.map(({ issue }) => issue));

/** An entry of a list about an issue. */
const entry = (issue: CoachedIssue, text: Markup) => markup`${title(issue)} (${pointsOf(issue)}). ${text}`;

/** What the coach says to each kind of question, about the issues of the answer that it is given. */
export const COACH_ADVICE: Readonly<Record<QuestionKind, (answer: CoachedAnswer) => Markup>> = {
  missed: adviseOnMissed,
  arguments: adviseOnArguments,
  counter: adviseOnCounterArguments,
  structure: adviseOnStructure,
  rules: adviseOnRules,
  terms: adviseOnTerms,
  facts: adviseOnFacts,
  conclusion: adviseOnConclusions,
  time: adviseOnTime,
  strengths: adviseOnStrengths,
  score: adviseOnScore,
};

function adviseOnMissed({ issues }: CoachedAnswer): Markup {
  const missed = byWorth(issues.filter(isMissed));
  const thin = byLoss(issues.filter((issue) => isDetected(issue) && shareOf(issue) < THIN_SHARE));
  const raised = `Your answer raises ${issues.length - missed.length} of ${count(issues.length, 'issue')}.`;
  return markup`<h3>What is missing</h3><p>${raised}${missed.length > 0 ? ' Not yet there, most points first:' : ''}</p>${list(
    missed.map((issue) => entry(issue, whatToSay(issue))),
  )}${section(
    'Raised, but thin:',
    thin.slice(0, MOST_ENTRIES).map((issue) => entry(issue, markup`${yours(issue)}${advice(issue)}`)),
  )}`;
}

function adviseOnArguments({ issues }: CoachedAnswer): Markup {
  const entries = byWorth(issues)
    .slice(0, MOST_ENTRIES)
    .map((issue) =>
      entry(
        issue,
        isDetected(issue)
          ? markup`${issue.ruleSentence ?? ''} ${yours(issue)}${shareOf(issue) < GOOD_SHARE ? advice(issue, 'rule') : ''}`
          : markup`${issue.ruleSentence ?? ''} Your answer does not make this argument.`,
      ),
    );
  return markup`<h3>The key arguments</h3>${list(
    entries,
  )}<p>An argument earns its points where a rule, a fact of this case and “because” come together.</p>`;
}

function adviseOnCounterArguments({ issues }: CoachedAnswer): Markup {
  const both = issues.flatMap((issue) => {
    const sentence = issue.sentences.find((text) => OTHER_SIDE.test(text));
    return sentence === undefined ? [] : [{ issue, sentence }];
  });
  const oneSided = byWorth(issues.filter((issue) => !both.some((found) => found.issue === issue)));
  return markup`<h3>The other side</h3>${section(
    'You look at both sides here:',
    both.slice(0, MOST_ENTRIES).map(({ issue, sentence }) => markup`${title(issue)}: ${quoted(sentence)}`),
  )}${section(
    'Here the other side is missing. It could begin like this:',
    oneSided.slice(0, MOST_ENTRIES).map((issue) => markup`${title(issue)}: ${issue.limitSentence ?? ASK_THE_FACTS}`),
  )}<p>One sentence is enough: what the other side says, and why it fails or prevails on these facts.</p>`;
}

function adviseOnStructure({ issues, headingCount }: CoachedAnswer): Markup {
  const written = issues.filter(isDetected);
  const missed = byWorth(issues.filter(isMissed));
  const headings =
    headingCount >= written.length
      ? `Your answer has ${count(headingCount, 'heading')}: a grader finds each issue at once.`
      : `Your answer has ${count(headingCount, 'heading')} for ${count(written.length, 'issue')}: give each issue a heading of its own.`;
  const entries = written.map((issue) => {
    const missing = partsOf(issue, false);
    const present = partsOf(issue, true);
    return markup`${title(issue)}: ${
      missing.length === 0
        ? 'complete.'
        : `${present.length > 0 ? `has ${listed(present)}; ` : ''}lacks ${listed(missing)}.`
    }`;
  });
  return markup`<h3>Structure: issue, rule, application, conclusion</h3><p>${written.length > 0 ? headings : 'None of the issues has a place in your answer yet.'}</p>${list(
    entries,
  )}${missed.length > 0 ? markup`<p>Not in your answer yet: ${names(missed)}.</p>` : ''}<p>Write each issue in that order, one paragraph each, and the issues in the order of the calls.</p>`;
}

function adviseOnRules({ issues }: CoachedAnswer): Markup {
  const missing = new Map(
    byLoss(issues).flatMap((issue) => issue.missingRules.map((rule) => [rule.id, rule] as const)),
  );
  const stated = new Map(
    issues.flatMap(({ rules }) => rules.flatMap((rule) => (missing.has(rule.id) ? [] : [[rule.id, rule] as const]))),
  );
  return markup`<h3>Rules</h3>${section(
    'Your answer barely states these, or not at all:',
    [...missing.values()].slice(0, MOST_ENTRIES).map(({ name, text }) => markup`<strong>${name}</strong>: ${text}`),
  )}${section(
    'These you state. Compare the wording:',
    [...stated.values()].slice(0, MOST_ENTRIES).map((rule) => markup`<strong>${rule.name}</strong>: ${rule.text}`),
  )}`;
}

function adviseOnTerms({ issues }: CoachedAnswer): Markup {
  const lacking = byLoss(issues).filter(({ missingBuzzwords }) => missingBuzzwords.length > 0);
  return markup`<h3>Terms of art</h3>${
    lacking.length === 0
      ? markup`<p>Your answer uses every term graders look for.</p>`
      : section(
          'Graders look for these words and will not find them:',
          lacking.map((issue) => markup`${title(issue)}: ${terms(issue)}.`),
        )
  }`;
}

function adviseOnFacts({ issues, unusedFacts }: CoachedAnswer): Markup {
  const applied = issues.filter(({ parts }) => parts.application >= THIN_SHARE);
  const bare = byWorth(issues.filter((issue) => isDetected(issue) && !applied.includes(issue)));
  return markup`<h3>Facts</h3>${section(
    'You apply the law to the facts here:',
    applied.slice(0, MOST_ENTRIES).map((issue) => markup`${title(issue)}: ${yours(issue)}`),
  )}${section(
    'Law with few facts:',
    bare.slice(0, MOST_ENTRIES).map((issue) => entry(issue, yours(issue))),
  )}${section(
    'Facts that your answer leaves unused. Ask of each why it was put there:',
    unusedFacts.slice(0, MOST_ENTRIES).map((fact) => markup`${fact}`),
  )}`;
}

function adviseOnConclusions({ issues }: CoachedAnswer): Markup {
  const concluded = issues.filter(({ conclusionSentence }) => conclusionSentence !== null);
  const open = byWorth(issues.filter((issue) => isDetected(issue) && !concluded.includes(issue)));
  const missed = byWorth(issues.filter((issue) => isMissed(issue) && !concluded.includes(issue)));
  return markup`<h3>Conclusions</h3>${section(
    'You say how these come out:',
    concluded.map((issue) => markup`${title(issue)}: ${quoted(issue.conclusionSentence ?? '')}`),
  )}${section(
    'Still open. Say who prevails, and on which fact:',
    open.map((issue) => entry(issue, yours(issue))),
  )}${missed.length > 0 ? markup`<p>Not raised, and so not decided: ${names(missed)}.</p>` : ''}<p>Answer the call itself in the last sentence of each part. “Likely” is a conclusion; “it depends” is none.</p>`;
}

function adviseOnTime({ issues, wordCount }: CoachedAnswer): Markup {
  const total = issues.reduce((sum, { maxPoints }) => sum + maxPoints, 0);
  const written = issues.reduce((sum, issue) => sum + issue.wordCount, 0);
  const entries = byWorth(issues).map((issue) => {
    const share = total === 0 ? 0 : issue.maxPoints / total;
    const isLong = issues.length > 1 && issue.wordCount > TOO_LONG * share * Math.max(written, FULL_WORDS);
    const minutes = Math.max(1, Math.round(WRITING_MINUTES * share));
    return markup`${title(issue)}: ${count(minutes, 'minute')}; ${count(issue.wordCount, 'word')} so far${isLong ? ', more than its points deserve' : ''}.`;
  });
  return markup`<h3>Time</h3><p>Read for 5 minutes, organize for 10, write for ${WRITING_MINUTES}. Your answer has ${count(wordCount, 'word')}. Spend the writing by points:</p>${list(
    entries,
  )}`;
}

function adviseOnStrengths({ issues }: CoachedAnswer): Markup {
  const good = issues.filter((issue) => shareOf(issue) >= GOOD_SHARE).toSorted((a, b) => b.points - a.points);
  const best = issues.filter(isDetected).toSorted((a, b) => shareOf(b) - shareOf(a))[0];
  if (good.length > 0) {
    return markup`<h3>What is good</h3>${list(good.map((issue) => entry(issue, yours(issue))))}`;
  }
  return markup`<h3>What is good</h3>${
    best
      ? markup`<p>No issue is complete yet. The closest is ${entry(best, markup`${yours(best)}${advice(best)}`)}</p>`
      : markup`<p>Your answer does not raise an issue of this essay yet.</p>`
  }`;
}

function adviseOnScore({ issues, score, maxPossibleScore }: CoachedAnswer): Markup {
  const losses = byLoss(issues);
  return markup`<h3>How to raise the score</h3><p>Your answer scores ${score} of ${count(maxPossibleScore, 'point')}. ${
    losses.length === 0 ? 'Nothing is left to gain on these issues.' : 'You can gain the most here:'
  }</p>${
    losses.length === 0
      ? ''
      : steps(
          losses
            .slice(0, MOST_ENTRIES)
            .map((issue) => markup`${title(issue)}, up to ${count(lostOn(issue), 'point')} more. ${advice(issue)}`),
        )
  }`;
}

/** All that can be said of one issue. */
export function adviseOnIssue(issue: CoachedIssue): Markup {
  const present = partsOf(issue, true);
  const missing = partsOf(issue, false);
  const status = isDetected(issue)
    ? markup`Your answer gets ${pointsOf(issue)} here. ${yours(issue)}${present.length > 0 ? `It has ${listed(present)}. ` : ''}${missing.length > 0 ? `It lacks ${listed(missing)}. ` : ''}`
    : markup`Your answer does not raise this issue: ${count(issue.maxPoints, 'point')} are still available. `;
  return markup`<h3>${capitalized(issue.issue)}</h3><p>${status}${lostOn(issue) > 0 ? advice(issue) : ''}</p>${section(
    'The law:',
    issue.rules.map(({ name, text }) => markup`<strong>${name}</strong>: ${text}`),
  )}${issue.missingBuzzwords.length > 0 ? markup`<p>Terms graders look for: ${terms(issue)}.</p>` : ''}`;
}

/** Where an answer stands: what the coach says to any other question. */
export function adviseOnWhole(answer: CoachedAnswer): Markup {
  const missed = byWorth(answer.issues.filter(isMissed));
  return markup`${adviseOnStrengths(answer)}${adviseOnScore(answer)}${
    missed.length > 0 ? markup`<p>Not raised at all: ${names(missed)}.</p>` : ''
  }`;
}

function list(entries: readonly Markup[]): Markup {
  return entries.length > 0 ? bullets(entries) : markup``;
}

function section(title: string, entries: readonly Markup[]): Markup {
  return entries.length > 0 ? markup`<p>${title}</p>${bullets(entries)}` : markup``;
}

/** The learner's own sentence on an issue. */
function yours({ quote }: CoachedIssue): Markup {
  return quote === null ? markup`` : markup`You write: ${quoted(quote)} `;
}

/** What to say about an issue that was missed. */
function whatToSay(issue: CoachedIssue): Markup {
  return words([
    markup`${issue.ruleSentence ?? ''}`,
    ...(issue.missingBuzzwords.length > 0 ? [markup`Terms: ${terms(issue)}.`] : []),
  ]);
}
