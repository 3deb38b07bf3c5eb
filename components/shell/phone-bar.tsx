import { NavLink } from './nav-link';
import './phone-bar.css';

/** Each place with the pages that belong to it, and the stroke of its sign. */
const PLACES = [
  { href: '/', label: 'Today', places: ['/plan'], sign: 'M5 6h14v14H5zM5 10h14M9 3v4m6-4v4m-6 8 2 2 4-4' },
  {
    href: '/understand',
    label: 'Learn',
    places: ['/understand'],
    sign: 'M12 6v14M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1',
  },
  {
    href: '/rule-statements',
    label: 'Memorize',
    places: ['/rules', '/outlines', '/rule-outline'],
    sign: 'M4 8h12v12H4zM8 8V4h12v12h-4',
  },
  {
    href: '/questions',
    label: 'Practice',
    places: ['/questions', '/essays', '/pts'],
    sign: 'm4 20 1-4L16 5l3 3L8 19zm10-13 3 3',
  },
  { href: '/profile', label: 'Progress', places: ['/profile'], sign: 'M4 20h16M7 20v-6m5 6V9m5 11V5' },
] as const;

/**
 * The five places of a learner, in reach of the thumb on a phone. It stands at the end of the page and sticks to the
 * lower edge of the window, so it covers no last line; phone-bar.css says where it gives way.
 */
export function PhoneBar() {
  return (
    <nav
      aria-label="Tab bar"
      data-phone-bar=""
      className="sticky bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <ul className="flex">
        {PLACES.map(({ sign, label, ...link }) => (
          <li key={link.href} className="min-w-0 flex-1">
            <NavLink
              {...link}
              isPrefetched={false}
              label={
                <>
                  <svg
                    viewBox="0 0 24 24"
                    fill="none"
                    stroke="currentColor"
                    strokeWidth="2"
                    strokeLinejoin="round"
                    aria-hidden="true"
                    className="size-5"
                  >
                    <path d={sign} />
                  </svg>
                  {label}
                </>
              }
              className="flex h-14 flex-col items-center justify-center gap-0.5 text-xs font-semibold text-muted aria-[current]:text-accent-ink"
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
