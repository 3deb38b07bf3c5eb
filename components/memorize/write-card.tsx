import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { writeErrorMessage } from '@/lib/client/api-error';
import { readRecord, recordKey, removeRecord, writeRecord } from '@/lib/client/browser-store';
import { call } from '@/lib/client/call';
import { randomId } from '@/lib/client/random-id';
import { createOwnCard, type OwnCard, updateOwnCard } from '@/lib/contract/cards';
import { MAX_BACK_LENGTH, MAX_DECK_NAME_LENGTH, MAX_FRONT_LENGTH } from '@/lib/domain/memorize/constants';
import { normalizeOwnCard, ownCardProblem } from '@/lib/domain/memorize/own-card';

const draftRecord = z.object({
  front: z.string(),
  back: z.string(),
  deck: z.string(),
  tags: z.string(),
  /** Idempotency key under which just this was sent. */
  key: z.optional(z.string()),
});
type Draft = z.output<typeof draftRecord>;

const EMPTY: Draft = { front: '', back: '', deck: '', tags: '' };

function readDraft(draftKey: string): Draft | null {
  return draftRecord.safeParse(readRecord(draftKey)).data ?? null;
}

type WriteCardProps = {
  userId: string;
  /** The card to change, or a new one; null while the dialog is closed. */
  card: OwnCard | 'new' | null;
  onClose: () => void;
  onSaved: (card: OwnCard) => void;
};

/** Writes a card or changes one. What was typed is kept in the browser until it is saved or given up. */
export function WriteCard({ userId, card, onClose, onSaved }: WriteCardProps) {
  const formId = useId();
  const [draft, setDraft] = useState(EMPTY);
  const [problem, setProblem] = useState<string | null>(null);
  /** The idempotency key of what is on its way. */
  const [sending, setSending] = useState<string | null>(null);
  // An answer may come when another text stands here than the one that was sent.
  const shown = useRef(EMPTY);
  const isBusy = sending !== null && draft.key === sending;
  const draftKey = card && recordKey('card-draft', userId, card === 'new' ? 'new' : card.id);

  const show = useCallback((changed: Draft) => {
    shown.current = changed;
    setDraft(changed);
  }, []);

  useEffect(() => {
    if (!card || !draftKey) return;
    setProblem(null);
    show(readDraft(draftKey) ?? (card === 'new' ? EMPTY : { ...card, tags: card.tags.join(' ') }));
  }, [card, draftKey, show]);

  function keep(changed: Draft) {
    show(changed);
    if (draftKey) writeRecord(draftKey, changed);
  }

  // Another text is another card: the one that was sent may have arrived.
  const type = (change: Partial<Draft>) => keep({ ...draft, ...change, key: undefined });

  function giveUp() {
    if (draftKey) removeRecord(draftKey);
    onClose();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || !card || !draftKey) return;
    const body = normalizeOwnCard({ ...draft, tags: [draft.tags] });
    const wrong = ownCardProblem(body);
    setProblem(wrong);
    if (wrong) return;
    const key = draft.key ?? randomId();
    setSending(key);
    keep({ ...draft, key });
    try {
      const saved =
        card === 'new'
          ? await call(createOwnCard, { body, headers: { 'idempotency-key': key } })
          : await call(updateOwnCard, { params: { id: card.id }, body });
      if (readDraft(draftKey)?.key === key) removeRecord(draftKey);
      onSaved(saved);
      if (shown.current.key === key) onClose();
    } catch (error) {
      if (shown.current.key === key)
        setProblem(writeErrorMessage(error, 'The card could not be saved. Please try again.'));
    }
    setSending((latest) => (latest === key ? null : latest));
  }

  return (
    <Dialog
      isOpen={card !== null}
      onClose={onClose}
      title={card === 'new' ? 'Write a card' : 'Edit the card'}
      width="reading"
      footer={
        <>
          <Button variant="secondary" onClick={giveUp}>
            Cancel
          </Button>
          <Button type="submit" form={formId} isBusy={isBusy}>
            Save card
          </Button>
        </>
      }
    >
      <form id={formId} method="post" onSubmit={submit} className="grid gap-4">
        <Field label="Front">
          {(control) => (
            <Textarea
              {...control}
              required
              rows={2}
              maxLength={MAX_FRONT_LENGTH}
              readOnly={isBusy}
              value={draft.front}
              onChange={({ target }) => type({ front: target.value })}
            />
          )}
        </Field>
        <Field label="Back">
          {(control) => (
            <Textarea
              {...control}
              required
              rows={6}
              maxLength={MAX_BACK_LENGTH}
              readOnly={isBusy}
              value={draft.back}
              onChange={({ target }) => type({ back: target.value })}
            />
          )}
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Deck (optional)">
            {(control) => (
              <Input
                {...control}
                maxLength={MAX_DECK_NAME_LENGTH}
                readOnly={isBusy}
                value={draft.deck}
                onChange={({ target }) => type({ deck: target.value })}
              />
            )}
          </Field>
          <Field label="Tags (optional)">
            {(control) => (
              <Input
                {...control}
                placeholder="separated by spaces"
                readOnly={isBusy}
                value={draft.tags}
                onChange={({ target }) => type({ tags: target.value })}
              />
            )}
          </Field>
        </div>
        {problem && <Alert tone="danger">{problem}</Alert>}
      </form>
    </Dialog>
  );
}
