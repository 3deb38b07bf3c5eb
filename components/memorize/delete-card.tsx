import { useMutation } from '@tanstack/react-query';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { writeErrorMessage } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { queryClient } from '@/lib/client/query';
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
  const remove = useMutation(
    {
      mutationFn: ({ id }: OwnCard) => call(deleteOwnCard, { params: { id } }),
      onSuccess: (_, gone) => onDeleted(gone),
    },
    queryClient(),
  );
  // While one goes, another may be asked about.
  const isThis = card !== null && remove.variables?.id === card.id;

  function close() {
    if (remove.isError) remove.reset();
    onClose();
  }

  return (
    <ConfirmDialog
      isOpen={card !== null}
      onClose={close}
      title="Delete this card?"
      confirmLabel="Delete the card"
      onConfirm={() => card && remove.mutate(card)}
      isBusy={isThis && remove.isPending}
      problem={
        isThis && remove.error
          ? writeErrorMessage(remove.error, 'The card could not be deleted. Please try again.')
          : null
      }
    >
      <p className="line-clamp-4 font-semibold wrap-anywhere whitespace-pre-line">{card?.front}</p>
      <p className="mt-2">The card and its schedule will be deleted for good.</p>
    </ConfirmDialog>
  );
}
