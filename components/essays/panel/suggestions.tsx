'use client';

import { useId } from 'react';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { SafeHtml } from '@/components/ui/safe-html';
import { Textarea } from '@/components/ui/textarea';
import { MAX_SUGGESTION_QUERY_LENGTH } from '@/lib/domain/essays/limits';
import type { AskedQuestion } from '@/lib/domain/essays/suggestion-dialog';
import { isBlank } from '@/lib/domain/text/blank';
import type { Essay } from './analysis-state';
import { useSuggestions } from './use-suggestions';

function Answer({ question: { status, advice, message } }: { question: AskedQuestion }) {
  return (
    <section aria-label="Suggestions" aria-busy={status === 'loading'} className="mt-5 border-t border-line pt-4">
      <p role="status" className="sr-only">
        {status === 'loading' ? 'Loading...' : status === 'done' ? 'The suggestions are complete.' : ''}
      </p>
      {advice && (
        <>
          <Badge tone="accent">
            {advice.source === 'model' ? 'From the language model' : 'From the built-in coach'}
          </Badge>
          {advice.notice !== null && (
            <Alert tone="info" className="mt-3">
              {advice.notice}
            </Alert>
          )}
          <SafeHtml html={advice.suggestions} className="reading formatted mt-3 *:first:mt-0" />
        </>
      )}
      {status === 'loading' && !advice && <div aria-hidden="true" className="skeleton h-24" />}
      {message !== null && (
        <Alert tone="danger" className={advice ? 'mt-3' : undefined}>
          {message}
        </Alert>
      )}
    </section>
  );
}

export const SUGGESTIONS_LABEL = 'AI Suggestions (Modal)';

type SuggestionsProps = {
  essay: Essay;
  /** The answer is told at the moment of asking. */
  readAnswer: () => { html: string; text: string };
  hasAnswer: boolean;
  /** Advice names what is missing: whoever asks for it asks for help. */
  onAsked: () => void;
};

/** Where the learner asks for advice on the answer: the button and its dialog. */
export function Suggestions({ essay, readAnswer, hasAnswer, onAsked }: SuggestionsProps) {
  const { dialog, dispatch, ask, isBusy } = useSuggestions();
  const formId = useId();
  const shown = dialog.asked.find(({ id }) => id === dialog.shownId);
  const earlier = dialog.asked.filter(({ id }) => id !== dialog.shownId).toReversed();
  const canAsk = hasAnswer && !isBlank(dialog.query);

  const submit = () => {
    const { html, text } = readAnswer();
    if (!canAsk || isBlank(text)) return;
    ask({ essay, essayHtml: html, query: dialog.query.trim() });
    onAsked();
  };

  return (
    <>
      <Button variant="secondary" onClick={() => dispatch({ type: 'opened' })}>
        {SUGGESTIONS_LABEL}
      </Button>
      <Dialog
        isOpen={dialog.isOpen}
        onClose={() => dispatch({ type: 'closed' })}
        title={`AI Essay Suggestions for: ${essay.displayName}`}
        width="reading"
        footer={
          <>
            <Button variant="secondary" onClick={() => dispatch({ type: 'closed' })}>
              Close
            </Button>
            <Button type="submit" form={formId} isBusy={isBusy} disabled={!isBusy && !canAsk}>
              {isBusy ? 'Loading...' : 'Get Suggestions'}
            </Button>
          </>
        }
      >
        <form
          id={formId}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <Field
            label="What would you like to ask about the essay answer?"
            hint={hasAnswer ? undefined : 'Write something in the answer first: the advice is about your own text.'}
          >
            {(control) => (
              <Textarea
                {...control}
                rows={3}
                maxLength={MAX_SUGGESTION_QUERY_LENGTH}
                placeholder="e.g., What are the key arguments? What issues were missed?"
                value={dialog.query}
                onChange={({ target }) => dispatch({ type: 'typed', query: target.value })}
              />
            )}
          </Field>
        </form>
        {shown && <Answer question={shown} />}
        {earlier.length > 0 && (
          <section aria-label="Asked before" className="mt-5 border-t border-line pt-4">
            <h3 className="text-sm font-semibold text-muted">Your earlier questions</h3>
            <ul className="mt-1">
              {earlier.map(({ id, query, status }) => (
                <li key={id}>
                  <button
                    type="button"
                    onClick={() => dispatch({ type: 'shown', id })}
                    className="w-full rounded px-1 py-1 text-left text-accent-ink underline underline-offset-4 wrap-anywhere"
                  >
                    {query}
                    {status === 'loading' && <span className="text-muted"> (being answered)</span>}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
      </Dialog>
    </>
  );
}
