'use client';

import { useRef, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { GradeChoice } from '@/components/ui/grade-choice';
import { KeyHelp, type KeyTable } from '@/components/ui/key-help';
import { PAGE_KEYS_MARK } from '@/components/ui/key-owner';
import { Progress } from '@/components/ui/progress';
import { SafeHtml } from '@/components/ui/safe-html';
import { Textarea } from '@/components/ui/textarea';
import { useFocusOnStep } from '@/components/ui/use-focus-on-step';
import { usePageKeys } from '@/components/ui/use-page-keys';
import { cardCommandOfKey } from '@/lib/domain/memorize/card-keys';
import { CARD_RATINGS, RATING_LABELS } from '@/lib/domain/memorize/constants';
import { isLastItem, type OutlineQuizRun } from '@/lib/domain/outlines/outline-quiz';
import { SUBJECTS } from '@/lib/domain/subjects/subjects';
import { topicTitle } from '@/lib/domain/subjects/topic-title';
import type { OutlineQuiz } from './use-outline-quiz';

const KEYS: KeyTable = [
  [['Space'], 'Show or hide the rule'],
  [['1', '2', '3'], 'Grade yourself once the rule is shown: Forgotten, Struggled, Got It!'],
  [['Enter'], 'Show the rule, then continue'],
  [['←', '→'], 'Previous item, next item'],
];

/** In the words of the flashcards. */
const GRADES = CARD_RATINGS.map((value) => ({ value, label: RATING_LABELS[value] }));

type RunningQuizProps = {
  run: OutlineQuizRun;
  quiz: Pick<OutlineQuiz, 'act' | 'grade'>;
  /** Whether the quiz takes the focus when it opens. */
  isFocused: boolean;
  onFinish: () => void;
};

/** The item of the quiz that is shown, and the ways from it. */
export function RunningQuiz({ run, quiz: { act, grade }, isFocused, onFinish }: RunningQuizProps) {
  const [isShowingKeys, setIsShowingKeys] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { index, items, entries, isRuleShown } = run;
  const item = items[index];
  const entry = entries[index];

  useFocusOnStep(index, () => heading.current?.focus(), { isFirstFocused: isFocused });

  const next = () => {
    if (isLastItem(run)) onFinish();
    else act({ type: 'next' });
  };

  usePageKeys((key) => {
    const command = cardCommandOfKey(key);
    switch (command?.type) {
      case 'flip':
        act({ type: 'toggleRule' });
        return true;
      case 'advance':
        if (isRuleShown) next();
        else act({ type: 'toggleRule' });
        return true;
      case 'next':
        // Leaving the quiz takes more than an arrow.
        if (!isLastItem(run)) next();
        return true;
      case 'previous':
        act({ type: 'previous' });
        return true;
      case 'rate':
        grade(command.rating);
        return true;
      case 'showKeys':
        setIsShowingKeys(true);
        return true;
      default:
        return false;
    }
  });

  if (!item || !entry) return null;
  const subject = SUBJECTS.find(({ name }) => name === item.course);
  const place = [item.subIssue, item.subsubIssue].filter(Boolean).map(topicTitle).join(' › ');
  return (
    <Card data-work-view="" aria-labelledby="item-number" className="min-w-0 p-4 sm:p-8">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 ref={heading} id="item-number" tabIndex={-1} className="rounded font-semibold text-muted tabular-nums">
          Item {index + 1} of {items.length}
        </h2>
        <Button variant="ghost" size="sm" className="max-sm:hidden" onClick={() => setIsShowingKeys(true)}>
          Shortcuts
        </Button>
      </div>
      <Progress label="Progress through the quiz" value={index + 1} max={items.length} className="mt-2" />
      <div className="mt-5 flex flex-wrap gap-2">
        <Badge {...(subject && { hue: subject.hue })}>
          {subject && <span aria-hidden="true">{subject.emoji}</span>} {item.course}
        </Badge>
        <Badge>{topicTitle(item.mainIssue)}</Badge>
      </div>
      {place !== '' && <p className="mt-3 text-muted">{place}</p>}
      <h3 className="mt-1 font-serif text-2xl font-semibold sm:text-3xl">{item.ruleName}</h3>
      <label htmlFor="recalled" className="mt-5 mb-1.5 block font-semibold">
        What do you remember? <span className="font-normal text-muted">Only you see it.</span>
      </label>
      <Textarea
        id="recalled"
        rows={4}
        value={entry.typed}
        onChange={({ target }) => act({ type: 'type', text: target.value })}
        onKeyDown={(event) => {
          if (event.key === 'Escape') heading.current?.focus();
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) act({ type: 'toggleRule' });
        }}
        placeholder="State the rule in your own words, then show it."
        className="font-serif text-lg"
      />
      <Button
        variant={isRuleShown ? 'secondary' : 'primary'}
        className="mt-4 max-sm:w-full"
        aria-expanded={isRuleShown}
        aria-controls="rule"
        onClick={() => act({ type: 'toggleRule' })}
        {...{ [PAGE_KEYS_MARK]: '' }}
      >
        {isRuleShown ? 'Hide Rule' : 'Show Rule'}
      </Button>
      <div id="rule" role="status">
        {isRuleShown && (
          <SafeHtml
            html={item.ruleContent}
            className="reading formatted mt-5 border-l-4 border-accent bg-sunken py-3 pr-3 pl-4"
          />
        )}
      </div>
      {isRuleShown && (
        <>
          <GradeChoice
            legend="How well did you know it?"
            grades={GRADES}
            value={entry.grade?.rating ?? null}
            onChoose={grade}
            className="mt-6"
          />
          <p className="mt-2 text-sm text-muted">Your grade decides when the flashcard of this rule comes back.</p>
        </>
      )}
      <div className="mt-8 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-5">
        <Button variant="secondary" disabled={index === 0} onClick={() => act({ type: 'previous' })}>
          Previous
        </Button>
        <Button variant={isRuleShown ? 'primary' : 'secondary'} onClick={next}>
          {isLastItem(run) ? 'Finish Quiz' : 'Next'}
        </Button>
      </div>
      <KeyHelp
        isOpen={isShowingKeys}
        onClose={() => setIsShowingKeys(false)}
        keys={KEYS}
        note="Keys do nothing while you type; Escape leaves the field."
      />
    </Card>
  );
}
