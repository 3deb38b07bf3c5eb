'use client';

import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import type { RuleToLearn } from '@/lib/domain/essays/rules-to-learn';
import { subjectOfRule } from '@/lib/domain/essays/topic-rules';
import { ruleQuizAddress } from '@/lib/domain/rules/rule-selection';
import { flashcardsAddress } from '@/lib/domain/understand/study-address';
import { RuleLinks, type RulePlace } from './panel/rule-links';

/** How many rules are listed at first: as many as a learner can take on. */
const SHOWN_AT_FIRST = 10;

type RulesToLearnProps = {
  /** Those that cost most points first. */
  rules: readonly RuleToLearn[];
  place: RulePlace;
};

/** The ways to practice the subjects that the rules belong to, the one that cost most first. */
function SubjectPractice({ rules, place }: RulesToLearnProps) {
  const subjects = new Set(rules.flatMap(({ id }) => subjectOfRule(id, place.rulesByTopic, place.topics) ?? []));
  return (
    <ul className="grid gap-2 print:hidden">
      {[...subjects].map(({ id, name, emoji, hue }) => (
        <li key={id} className="flex flex-wrap items-center gap-2">
          <Badge hue={hue}>
            {emoji} {name}
          </Badge>
          <ButtonLink href={flashcardsAddress({ subjectId: id })} variant="secondary" size="sm" prefetch={false}>
            Flashcards<span className="sr-only"> of {name}</span>
          </ButtonLink>
          <ButtonLink
            href={ruleQuizAddress({ topics: encodeURIComponent(name), numRules: '10' })}
            variant="secondary"
            size="sm"
            prefetch={false}
          >
            Rule quiz<span className="sr-only"> on {name}</span>
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

/** What to learn next: the rules that no answer stated. */
export function RulesToLearn({ rules, place, hasAnalysis }: RulesToLearnProps & { hasAnalysis: boolean }) {
  const [isShowingAll, setIsShowingAll] = useState(false);
  const shown = isShowingAll ? rules : rules.slice(0, SHOWN_AT_FIRST);
  return (
    <Card aria-labelledby="what-to-learn">
      <CardHeader
        titleId="what-to-learn"
        title="What to learn next"
        description={
          rules.length > 0
            ? 'Rules your answers did not state, starting with those that cost you the most points.'
            : hasAnalysis
              ? 'Your answers stated every rule they were graded on.'
              : 'No answer of this exam was analyzed.'
        }
      />
      {rules.length > 0 && (
        <CardBody className="grid gap-6">
          <SubjectPractice rules={rules} place={place} />
          <ol className="grid gap-5">
            {shown.map((rule) => (
              <li key={rule.id} className="break-inside-avoid border-t border-line pt-4 first:border-t-0 first:pt-0">
                <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <span className="font-semibold">{rule.name}</span>
                  <span className="text-sm text-muted tabular-nums">
                    {rule.points.toLocaleString('en-US')} points lost
                  </span>
                </p>
                <p className="reading mt-1">{rule.text}</p>
                <RuleLinks rule={rule} place={place} />
              </li>
            ))}
          </ol>
          {shown.length < rules.length && (
            <Button
              variant="secondary"
              className="justify-self-start print:hidden"
              onClick={() => setIsShowingAll(true)}
            >
              Show all {rules.length} rules
            </Button>
          )}
        </CardBody>
      )}
    </Card>
  );
}
