import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useEffectEvent, useId, useState } from 'react';
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
import { queryClient } from '@/lib/client/query';
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

type Card = OwnCard | 'new';
type Sent = { card: Card; draftKey: string; key: string; body: ReturnType<typeof normalizeOwnCard> };

function send({ card, key, body }: Sent): Promise<OwnCard> {
  if (card !== 'new') return call(updateOwnCard, { params: { id: card.id }, body });
  return call(createOwnCard, { body, headers: { 'idempotency-key': key } });
}

type WriteCardProps = {
  userId: string;
  /** The card to change, or a new one; null while the dialog is closed. */
  card: Card | null;
  onClose: () => void;
  onSaved: (card: OwnCard) => void;
};

/** Writes a card or changes one. What was typed is kept in the browser until it is saved or given up. */
export function WriteCard({ userId, card, onClose, onSaved }: WriteCardProps) {
  const saving = useMutation(
    {
      mutationFn: send,
      onSuccess: (saved, { draftKey, key }) => {
        if (readDraft(draftKey)?.key === key) removeRecord(draftKey);
        onSaved(saved);
      },
    },
    queryClient(),
  );
  if (!card) return null;
  const id = card === 'new' ? card : card.id;
  return (
    <CardForm key={id} card={card} draftKey={recordKey('card-draft', userId, id)} saving={saving} onClose={onClose} />
  );
}

type CardFormProps = {
  card: Card;
  draftKey: string;
  saving: UseMutationResult<OwnCard, Error, Sent>;
  onClose: () => void;
};

function CardForm({ card, draftKey, saving, onClose }: CardFormProps) {
  const formId = useId();
  const [draft, setDraft] = useState<Draft>(
    () => readDraft(draftKey) ?? (card === 'new' ? EMPTY : { ...card, tags: card.tags.join(' ') }),
  );
  const [wrong, setWrong] = useState<string | null>(null);
  // Another text, or another card, may be on its way.
  const isThis = draft.key !== undefined && saving.variables?.key === draft.key;
  const isBusy = isThis && saving.isPending;
  const failure =
    isThis && saving.error ? writeErrorMessage(saving.error, 'The card could not be saved. Please try again.') : null;
  const problem = wrong ?? failure;

  const isSaved = isThis && saving.isSuccess;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isSaved) close();
  }, [isSaved]);

  function keep(changed: Draft) {
    setDraft(changed);
    writeRecord(draftKey, changed);
  }

  // Another text is another card: the one that was sent may have arrived.
  const type = (change: Partial<Draft>) => keep({ ...draft, ...change, key: undefined });

  function giveUp() {
    removeRecord(draftKey);
    onClose();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const body = normalizeOwnCard({ ...draft, tags: [draft.tags] });
    const found = ownCardProblem(body);
    setWrong(found);
    if (found) return;
    const key = draft.key ?? randomId();
    keep({ ...draft, key });
    saving.mutate({ card, draftKey, key, body });
  }

  return (
    <Dialog
      isOpen
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
