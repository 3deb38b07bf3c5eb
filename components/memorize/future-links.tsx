const FUTURE = ['Audio flashcards (future)', 'Shared decks (future)'];

/** What is not there yet: links that lead nowhere, and say so. */
export function FutureLinks() {
  return (
    <nav aria-label="Coming later" className="mt-8 border-t border-line pt-4">
      <ul className="flex flex-wrap gap-x-6 gap-y-2 text-muted">
        {FUTURE.map((name) => (
          <li key={name}>
            {/* biome-ignore lint/a11y/useValidAnchor: a link without an address is how HTML says that it is disabled. */}
            <a role="link" aria-disabled="true" className="cursor-not-allowed">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
