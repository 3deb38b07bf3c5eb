import 'server-only';
import type { EssayContent } from '@/lib/domain/essays/essay-content';
import type { EssayMinutes } from '@/lib/domain/essays/essay-format';
import type { GradedPhrase, GradedRule } from '@/lib/domain/essays/essay-grading';
import { database } from './prisma';

/** Written by the import alone, which has checked them. */
const phrasesOf = (json: unknown) => json as GradedPhrase[];

/** Every essay with all that it is graded by, by subject; retired ones included. */
export async function loadEssays(): Promise<EssayContent[]> {
  const essays = await database().essay.findMany({
    select: {
      id: true,
      displayName: true,
      year: true,
      minutes: true,
      jurisdiction: true,
      questionHtml: true,
      answerHtml: true,
      checklist: true,
      position: true,
      retired: true,
      topics: { orderBy: { position: 'asc' }, select: { subject: { select: { name: true, position: true } } } },
      issues: {
        where: { OR: [{ retired: false }, { essay: { retired: true } }] },
        orderBy: { position: 'asc' },
        select: {
          name: true,
          aliases: true,
          buzzwords: true,
          points: true,
          rules: {
            orderBy: { position: 'asc' },
            select: { rule: { select: { id: true, name: true, text: true, buzzwords: true } } },
          },
        },
      },
    },
  });
  const homeOf = ({ topics }: (typeof essays)[number]) => topics[0]?.subject.position ?? 0;
  return essays
    .toSorted((a, b) => homeOf(a) - homeOf(b) || a.position - b.position || (a.id < b.id ? -1 : 1))
    .map(({ topics, issues, position: _, ...essay }) => {
      const rules = new Map<string, GradedRule>();
      for (const { rule } of issues.flatMap((issue) => issue.rules)) {
        rules.set(rule.id, { ...rule, buzzwords: phrasesOf(rule.buzzwords) });
      }
      return {
        ...essay,
        minutes: essay.minutes as EssayMinutes,
        topics: topics.map(({ subject }) => subject.name),
        issues: issues.map((issue) => ({
          ...issue,
          buzzwords: phrasesOf(issue.buzzwords),
          rules: issue.rules.map(({ rule }) => rule.id),
        })),
        rules: [...rules.values()],
      };
    });
}

/** The essays that can be opened, by id. */
export function loadEssayNames(): Promise<{ id: string; displayName: string }[]> {
  return database().essay.findMany({
    where: { retired: false },
    orderBy: { id: 'asc' },
    select: { id: true, displayName: true },
  });
}
