/**
 * Says `message` to screen readers when it changes. It must be on the page, empty, before it has
 * something to say.
 */
export function LiveRegion({ message, isUrgent = false }: { message: string; isUrgent?: boolean }) {
  return (
    <div role={isUrgent ? 'alert' : 'status'} aria-live={isUrgent ? 'assertive' : 'polite'} className="sr-only">
      {message}
    </div>
  );
}
