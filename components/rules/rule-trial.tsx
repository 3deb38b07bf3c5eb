'use client';

import { useEffect, useReducer, useRef } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { inTurns } from '@/lib/client/in-turns';
import { judgedAnswer, keptVerdict } from '@/lib/domain/rules/judged-answer';
import {
  CHECK_FAILED,
  currentResult,
  INITIAL_RULE_QUIZ,
  type RuleQuizState,
  ruleQuizReducer,
} from '@/lib/domain/rules/rule-quiz';
import { topicTitle } from '@/lib/domain/subjects/topic-title';
import { isBlank } from '@/lib/domain/text/blank';
import { AnswerForm } from './answer-form';
import { ElementList } from './element-list';
import rule from './rule-to-try.json';
import { Verdict, VerdictDetails } from './verdict';

const KEY = 'trial';
const LISTED = {
  _id: rule.id,
  ruleName: rule.name,
  ruleContent: rule.text,
  source: '',
  topic: rule.topic,
  subtopic: rule.subtopic,
};

/** The rule, not answered yet. */
function begin(): RuleQuizState {
  return ruleQuizReducer(INITIAL_RULE_QUIZ, { type: 'rulesLoaded', rules: [LISTED], hint: 'none' });
}

/** Judges an answer by the checker of the rule quiz, here; its code comes with the first answer. */
async function judge(answer: string) {
  const { checkRuleAnswerInSteps } = await import('@/lib/domain/rules/checker/check-answer');
  const verdict = await inTurns(checkRuleAnswerInSteps({ rule, answer, abbreviations: [] }));
  return judgedAnswer(KEY, verdict, keptVerdict(verdict));
}

/** One rule of the rule quiz for somebody without an account: nothing is sent or kept. */
export function RuleTrial() {
  const [state, act] = useReducer(ruleQuizReducer, null, begin);
  const textarea = useRef<HTMLTextAreaElement>(null);
  const feedback = useRef<HTMLDivElement>(null);
  const run = state.phase === 'active' ? state.run : null;
  const hasVerdict = run?.verdict != null;
  useEffect(() => {
    if (hasVerdict) feedback.current?.focus();
  }, [hasVerdict]);
  if (state.phase !== 'active' || !run) return null;

  const submit = async () => {
    act({ type: 'submit', key: KEY });
    const answer = run.draft.trim();
    if (isBlank(answer)) return;
    try {
      act({ type: 'judged', key: KEY, verdict: await judge(answer) });
    } catch {
      act({ type: 'checkFailed', key: KEY, message: CHECK_FAILED });
    }
  };
  const { verdict } = run;
  return (
    <Card aria-labelledby="rule-name" className="min-w-0 px-4 pt-4 sm:px-6 sm:pt-6">
      <div className="flex flex-wrap gap-2">
        <Badge>{rule.topic}</Badge>
        <Badge>{topicTitle(rule.subtopic)}</Badge>
      </div>
      <h3 id="rule-name" className="mt-3 font-serif text-2xl font-semibold">
        {rule.name}
      </h3>
      {!verdict && (
        <AnswerForm
          textareaRef={textarea}
          ruleText={rule.text}
          draft={run.draft}
          hint={run.hint}
          isChecking={state.isChecking}
          hasCard={false}
          problem={state.problem}
          onType={(text) => act({ type: 'type', text })}
          onHint={(hint) => act({ type: 'showHint', hint })}
          onSubmit={submit}
        />
      )}
      <div ref={feedback} role="status" tabIndex={-1} className="mt-5 scroll-mt-6 rounded outline-none empty:mt-0">
        {verdict && <Verdict verdict={verdict} settlement={run.settlement} claim={null} rating={null} />}
      </div>
      {verdict && (
        <>
          <VerdictDetails verdict={verdict} settlement={run.settlement} isNarrow>
            <ElementList run={run} ruleText={rule.text} act={act} />
          </VerdictDetails>
          {currentResult(run) && (
            <div className="py-5">
              <Button
                variant="secondary"
                onClick={() => {
                  act({ type: 'load' });
                  act({ type: 'rulesLoaded', rules: [LISTED], hint: 'none' });
                }}
              >
                Write it again
              </Button>
            </div>
          )}
        </>
      )}
    </Card>
  );
}
