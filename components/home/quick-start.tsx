import Link from 'next/link';
import { ArrowIcon } from '@/components/ui/icons';

const CARDS = [
  {
    href: '/questions',
    title: 'MBE Practice',
    text: 'Multiple-choice questions by subject, source or subtopic.',
    emoji: '✅',
  },
  {
    href: '/essays',
    title: 'Essay Practice',
    text: 'Write against the clock, then see which issues you found.',
    emoji: '✍️',
  },
  {
    href: '/rule-statements',
    title: 'Memorize - Rule Statements',
    text: 'Flashcards for the sentences that score.',
    emoji: '🗂️',
  },
  {
    href: '/understand',
    title: 'Understand - Rule Explanation',
    text: 'Every rule in plain words, subject by subject.',
    emoji: '💡',
  },
] as const;

/** Where a learner goes on: four cards. */
export function QuickStart() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:gap-6">
      {CARDS.map(({ href, title, text, emoji }) => (
        <li key={href}>
          <Link
            href={href}
            className="group flex h-full items-start gap-4 rounded-xl border border-line bg-surface p-5 shadow-card transition hover:border-accent hover:shadow-raised sm:p-6"
          >
            <span aria-hidden="true" className="grid size-12 shrink-0 place-items-center rounded-lg bg-sunken text-2xl">
              {emoji}
            </span>
            <span className="min-w-0 flex-1">
              <span className="block font-serif text-xl font-semibold">{title}</span>
              <span className="mt-1 block text-muted">{text}</span>
            </span>
            <ArrowIcon className="mt-1 size-5 text-muted transition-transform group-hover:translate-x-0.5" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
