import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { errorMessage } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { deleteOwnCard, type OwnCard } from '@/lib/contract/cards';

type DeleteCardProps = {
  /** The card that is to go; null while none is. */
  card: OwnCard | null;
  onClose: () => void;
  onDeleted: (card: OwnCard) => void;
};

/** Asks before a card goes for good. */
export function DeleteCard({ card, onClose, onDeleted }: DeleteCardProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  function close() {
    setProblem(null);
    onClose();
  }

  async function remove() {
    if (!card) return;
    setIsBusy(true);
    setProblem(null);
    try {
      await call(deleteOwnCard, { params: { id: card.id } });
      onDeleted(card);
      close();
    } catch (error) {
      setProblem(errorMessage(error, 'The card could not be deleted. Please try again.'));
    }
    setIsBusy(false);
  }

  return (
    <Dialog
      isOpen={card !== null}
      onClose={close}
      title="Delete this card?"
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Keep it
          </Button>
          <Button variant="danger" isBusy={isBusy} onClick={remove}>
            Delete the card
          </Button>
        </>
      }
    >
      <p className="line-clamp-4 font-semibold wrap-anywhere whitespace-pre-line">{card?.front}</p>
      <p className="mt-2">The card and its schedule go for good.</p>
      {problem && (
        <Alert tone="danger" className="mt-4">
          {problem}
        </Alert>
      )}
    </Dialog>
  );
}
