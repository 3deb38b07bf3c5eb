/** What a chart says of the item under the pointer. */
export function ChartTooltip({ text }: { text: string }) {
  return (
    <div className="w-max max-w-56 rounded-md border border-line bg-surface px-2.5 py-1.5 text-sm font-semibold text-ink shadow-raised">
      {text}
    </div>
  );
}
