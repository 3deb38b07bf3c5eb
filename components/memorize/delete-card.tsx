import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { errorMessage } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { deleteOwnCard, type OwnCard } from '@/lib/contract/cards';

type DeleteCardProps = {
  /** The card that is to go; null while none is. */
  card: OwnCard | null;
  onClose: () => void;
  /** Told of a card that is gone, though another may be asked about by then. */
  onDeleted: (card: OwnCard) => void;
};

/** Asks before a card goes for good. */
export function DeleteCard({ card, onClose, onDeleted }: DeleteCardProps) {
  // Each of one card: while one goes, another may be asked about.
  const [going, setGoing] = useState<OwnCard['id'] | null>(null);
  const [problem, setProblem] = useState<{ cardId: OwnCard['id']; message: string } | null>(null);

  function close() {
    setProblem(null);
    onClose();
  }

  async function remove() {
    if (!card) return;
    setGoing(card.id);
    setProblem(null);
    try {
      await call(deleteOwnCard, { params: { id: card.id } });
      onDeleted(card);
    } catch (error) {
      setProblem({
        cardId: card.id,
        message: errorMessage(error, 'The card could not be deleted. Please try again.'),
      });
    }
    setGoing((latest) => (latest === card.id ? null : latest));
  }

  return (
    <ConfirmDialog
      isOpen={card !== null}
      onClose={close}
      title="Delete this card?"
      confirmLabel="Delete the card"
      onConfirm={remove}
      isBusy={card !== null && card.id === going}
      problem={problem?.cardId === card?.id ? problem?.message : null}
    >
      <p className="line-clamp-4 font-semibold wrap-anywhere whitespace-pre-line">{card?.front}</p>
      <p className="mt-2">The card and its schedule will be deleted for good.</p>
    </ConfirmDialog>
  );
}
