import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { loadPack } from '@/lib/content/load-pack';
import { BrokenPackError } from '@/lib/content/problem';
import { findingsIn } from '@/lib/domain/rules/checker/check-answer';
import type { AnswerFindings } from '@/lib/domain/rules/checker/decision/decide';
import type { ElementState } from '@/lib/domain/rules/checker/examine';
import type { Example } from './fit-scorecard';

const PACK = 'prisma/content/barwright';
const LABELLED = 'tests/golden/rules';
/** Written by readers who did not know how answers are checked: what most answers will be like. */
const WRITTEN_BLIND = /^fresh-/;
const WEIGHTS = { labelled: 0.5, blind: 3 };

/** An answer written and labeled by hand, with what is found in it. */
export type LabelledAnswer = {
  rule: string;
  kind: string;
  label: 'correct' | 'incorrect';
  elements: readonly { state: ElementState }[];
  findings: AnswerFindings;
  isWrittenBlind: boolean;
};

/** Reads the labeled answers that may be learned from, each against its rule of the default pack, with what `find` finds. */
export async function readLabelledAnswers(find = findingsIn): Promise<LabelledAnswer[]> {
  const { pack, problems } = await loadPack(PACK);
  if (problems.length > 0) throw new BrokenPackError(problems);
  const rules = new Map(pack.rules.map((rule) => [rule.id, rule]));
  const names = (await readdir(LABELLED)).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(join(LABELLED, name), 'utf8')));
  return texts.flatMap((text, index) => {
    const name = names[index] as string;
    const { answers }: { answers: (Omit<LabelledAnswer, 'findings' | 'isWrittenBlind'> & { answer: string })[] } =
      parse(text);
    return answers.map(({ answer, ...entry }) => {
      const rule = rules.get(entry.rule);
      if (!rule) throw new Error(`${name} answers the rule ${entry.rule}, which the pack does not have.`);
      const findings = find({ rule, answer, abbreviations: pack.abbreviations });
      return { ...entry, findings, isWrittenBlind: WRITTEN_BLIND.test(name) };
    });
  });
}

/** What an answer has to teach: nothing where it only strings keywords together, which states none of them. */
export function examplesOf({ kind, elements, findings, isWrittenBlind }: LabelledAnswer): Example[] {
  if (kind === 'keyword-salad') return [];
  return findings.elements.map(({ evidence }, index) => ({
    evidence,
    isStated: elements[index]?.state === 'present',
    weight: isWrittenBlind ? WEIGHTS.blind : WEIGHTS.labelled,
  }));
}
