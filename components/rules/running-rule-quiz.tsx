'use client';

import { useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { GradeChoice } from '@/components/ui/grade-choice';
import { KeyHelp, type KeyTable } from '@/components/ui/key-help';
import { Progress } from '@/components/ui/progress';
import { useFocusOnStep } from '@/components/ui/use-focus-on-step';
import { usePageKeys } from '@/components/ui/use-page-keys';
import { CARD_RATINGS, type CardRating, RATING_LABELS } from '@/lib/domain/memorize/constants';
import { RULE_HINTS } from '@/lib/domain/rules/constants';
import { countCorrect, currentRating, currentResult, currentRule, isLastRule } from '@/lib/domain/rules/rule-quiz';
import { SUBJECTS } from '@/lib/domain/subjects/subjects';
import { topicTitle } from '@/lib/domain/subjects/topic-title';
import { AnswerForm } from './answer-form';
import { ClaimDialog } from './claim-dialog';
import { ElementList } from './element-list';
import type { RuleQuiz } from './use-rule-quiz';
import { Verdict, VerdictDetails } from './verdict';

const KEYS: KeyTable = [
  [['Ctrl', 'Enter'], 'Submit the answer you are typing'],
  [['Esc'], 'Leave the field so that the keys below work'],
  [['Enter'], 'Continue after the result'],
  [['H'], 'The next hint: none, first letters, guided typing'],
  [['Y', 'N'], 'Say whether your answer states the first element in doubt'],
  [['A'], 'Agree with what the language model says, where one is set up'],
  [['M'], 'Mark an incorrect answer as correct'],
  [['1', '2', '3'], 'Rate it on the flashcard: Forgotten, Struggled, Got It!'],
];

/** The rule on the screen: its name, the learner's answer, and what became of it. */
export function RunningRuleQuiz({
  quiz: { state, act, submit, showHint, next, startOver, isStored },
}: {
  quiz: RuleQuiz;
}) {
  const [dialog, setDialog] = useState<'keys' | 'claim' | null>(null);
  const textarea = useRef<HTMLTextAreaElement>(null);
  const feedback = useRef<HTMLDivElement>(null);

  const run = state.phase === 'active' || state.phase === 'finished' ? state.run : null;
  if (!run) throw new Error('A quiz is shown that does not run.');
  const rule = currentRule(run);
  const { verdict } = run;
  const result = currentResult(run);
  const canClaim = result === 'Incorrect' && run.claim === null;
  const rating = currentRating(run);
  const rate = (chosen: CardRating) => act({ type: 'rate', rating: chosen });
  const subject = SUBJECTS.find(({ name }) => name === rule.topic);

  // To the answer of a new rule, to its comparison and its result, and back there from a claim.
  const step = [run.index, verdict && (result ?? 'comparison'), run.claim].join(' ');
  useFocusOnStep(step, () => (verdict ? feedback : textarea).current?.focus(), { isFirstFocused: true });

  usePageKeys((key) => {
    const lower = key.toLowerCase();
    if (key === '?') setDialog('keys');
    else if (key === 'Enter' && result) next();
    else if (rating && /^[1-3]$/.test(key)) rate(CARD_RATINGS[Number(key) - 1] ?? rating);
    else if (lower === 'm' && canClaim) setDialog('claim');
    else if (lower === 'h' && !verdict) {
      showHint(RULE_HINTS[(RULE_HINTS.indexOf(run.hint) + 1) % RULE_HINTS.length] ?? 'none');
    } else return false;
    return true;
  });

  return (
    <>
      {state.phase === 'active' && state.isResumed && (
        <Alert
          className="mb-4"
          actions={
            <Button variant="secondary" size="sm" onClick={startOver}>
              Start over
            </Button>
          }
        >
          Resumed where you left off.
        </Alert>
      )}
      {!isStored && (
        <Alert tone="warning" className="mb-4">
          This browser does not let us keep your quiz. Finish it before you close or reload the page.
        </Alert>
      )}
      <Card data-work-view="" aria-labelledby="rule-number" className="min-w-0 px-4 pt-4 sm:px-8 sm:pt-8">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id="rule-number" className="font-semibold text-muted tabular-nums">
            Rule {run.index + 1} of {run.rules.length}
          </h2>
          <div className="flex items-center gap-3">
            {run.outcomes.length > 0 && (
              <p className="text-sm text-muted tabular-nums">
                {countCorrect(run)} of {run.outcomes.length} correct
              </p>
            )}
            <Button variant="ghost" size="sm" className="max-sm:hidden" onClick={() => setDialog('keys')}>
              Shortcuts
            </Button>
          </div>
        </div>
        <Progress label="Rules answered" value={run.outcomes.length} max={run.rules.length} className="mt-2" />
        <div className="mt-5 flex flex-wrap gap-2">
          <Badge {...(subject && { hue: subject.hue })}>
            {subject && <span aria-hidden="true">{subject.emoji}</span>} {rule.topic}
          </Badge>
          <Badge>{topicTitle(rule.subtopic)}</Badge>
        </div>
        <h3 id="rule-name" className="mt-3 font-serif text-2xl font-semibold sm:text-3xl">
          {rule.ruleName}
        </h3>
        {!verdict && state.phase === 'active' && (
          <AnswerForm
            textareaRef={textarea}
            ruleText={rule.ruleContent}
            draft={run.draft}
            hint={run.hint}
            isChecking={state.isChecking}
            problem={state.problem}
            onType={(text) => act({ type: 'type', text })}
            onHint={showHint}
            onSubmit={submit}
          />
        )}
        <div ref={feedback} role="status" tabIndex={-1} className="mt-6 scroll-mt-6 rounded outline-none empty:mt-0">
          {verdict && (
            <>
              <Verdict verdict={verdict} settlement={run.settlement} claim={run.claim} rating={rating} />
              {run.submission && (
                <p className="mt-2 text-sm text-muted">Checked in this browser, without the server.</p>
              )}
            </>
          )}
        </div>
        {rating && (
          <GradeChoice
            legend="How it counts on the rule’s flashcard"
            isLegendHidden
            grades={CARD_RATINGS.map((value) => ({ value, label: RATING_LABELS[value] }))}
            value={rating}
            onChoose={rate}
            className="mt-3 max-w-lg"
          />
        )}
        {verdict && (
          <VerdictDetails verdict={verdict} settlement={run.settlement}>
            <ElementList run={run} ruleText={rule.ruleContent} act={act} />
          </VerdictDetails>
        )}
        {result && (
          <div className="sticky bottom-0 z-10 -mx-4 mt-8 flex flex-wrap items-center justify-end gap-3 rounded-b-xl border-t border-line bg-surface px-4 py-3 sm:-mx-8 sm:px-8">
            {canClaim && (
              <Button variant="secondary" className="min-h-12" onClick={() => setDialog('claim')}>
                Mark as correct
              </Button>
            )}
            <Button size="lg" className="whitespace-nowrap max-sm:flex-1 max-sm:px-3" onClick={next}>
              {isLastRule(run) ? 'Finish Quiz' : 'Next Rule'}
            </Button>
          </div>
        )}
      </Card>
      {verdict && (
        <ClaimDialog
          isOpen={dialog === 'claim'}
          onClose={() => setDialog(null)}
          onClaimed={(reason) => act({ type: 'claimed', answerId: verdict.answerId, reason })}
        />
      )}
      <KeyHelp isOpen={dialog === 'keys'} onClose={() => setDialog(null)} keys={KEYS} />
    </>
  );
}
