import { InfoIcon } from '@/components/ui/icons';

/** Why the words of a rule matter; stands above the deck. */
export function BuzzwordBanner() {
  return (
    <aside
      aria-label="About buzzwords"
      className="mb-6 flex items-start gap-3 rounded-xl border border-line bg-accent-soft px-5 py-4"
    >
      <InfoIcon className="mt-0.5 size-5 text-accent-ink" />
      <p>
        <strong className="font-semibold">Memorize the buzzwords.</strong> Graders look for the words that mark each
        element of a rule. You need not recite a rule word for word, but say every buzzword before you turn the card.
      </p>
    </aside>
  );
}
