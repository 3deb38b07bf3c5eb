import type { Comparison, Contradiction } from '@/lib/domain/rules/checker/alignment/comparison';
import type { Term, Terms } from '@/lib/domain/rules/checker/reading/terms';

/** Says that all of several things are needed. */
const CUMULATIVE =
  /\bboth (?:are |is |were )?(?:required|needed|necessary|true|met|present|apply)|\b(?:need|needs|require|requires|must have|have to have) both|\b(?:when|if|only|of) both\b|\ball (?:two|three|four|five|of them|of these|of those)\b|\bonly (?:if|when|where) (?:it |they |\w+ )?(?:was |is |are |were )?both\b|\b(?:one|either)(?: of them| one)? (?:alone|by itself) (?:is|was|will|would|does|do|wo|is)n?['’]?t|\bone without the other|\bone(?: \w+)? (?:is not|isn['’]?t) enough|\bnot (?:just|only) one of/i;
/** Says that one of several things is enough. */
const ALTERNATIVE =
  /\beither (?:one |of them |of these )?(?:alone |by itself |on its own )?(?:will|would|is enough|suffices|works|does|counts)|\bany (?:one )?of (?:them|these|those|(?:the )?(?:two|three|four))|\b(?:just |only )?one of (?:them|these|those|the (?:two|three|four)) (?:is enough|suffices|will|would)|(?:do|does|need)(?:n['’]?t| not) (?:need |have to have |require )?both|\bnever (?:of )?both|\bnot both\b|\bone (?:or the other )?(?:is enough|suffices|will do)/i;
const JOINT_IN_RULE = /\b(?:both|together|at the same time|all (?:two|three|four|of)|each of)\b/i;
const CHOICE_IN_RULE = /\b(?:either|any (?:one )?of|one of)\b/i;

/** Where the answer says outright that all of what the rule offers as a choice is needed, or one of what it needs together. */
export function findJointConflicts({ rule, answer, links }: Comparison): Contradiction[] {
  const content = links.flatMap((link, at) => (link && !link.isShared ? [{ term: rule.content[at], link }] : []));
  return sentenceSpans(answer).flatMap(({ words, sentence, text }) => {
    const isAlternative = ALTERNATIVE.test(text);
    const isCumulative = !isAlternative && CUMULATIVE.test(text);
    if (!isCumulative && !isAlternative) return [];
    const linked = content.filter(({ link }) => link.term.sentence === sentence);
    const ruleSentences = new Set(linked.map(({ term }) => term?.sentence));
    const passage = sentenceSpans(rule)
      .filter((one) => ruleSentences.has(one.sentence))
      .map((one) => one.text)
      .join(' ');
    const joined = isCumulative ? /\bor\b|\balso\b/i : /\band\b/i;
    const exempt = isCumulative ? JOINT_IN_RULE : CHOICE_IN_RULE;
    if (!joined.test(passage) || exempt.test(passage)) return [];
    const around = rule.words.flatMap(({ word, index, sentence: at }) =>
      ruleSentences.has(at) && (isCumulative ? word === 'or' || word === 'also' : word === 'and') ? [index] : [],
    );
    const answerWords = words.flatMap(({ word, index }) =>
      /^(?:both|all|either|any|alone|one)$/.test(word) ? [index] : [],
    );
    return [{ ruleWords: around, answerWords }];
  });
}

function sentenceSpans({ words, text }: Terms): { sentence: number; words: Term[]; text: string }[] {
  const bySentence = new Map<number, Term[]>();
  for (const term of words) {
    const own = bySentence.get(term.sentence);
    if (own) own.push(term);
    else bySentence.set(term.sentence, [term]);
  }
  return [...bySentence].map(([sentence, own]) => ({
    sentence,
    words: own,
    text: text.slice(own[0]?.start, own.at(-1)?.end),
  }));
}
