import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';

const STEPS = [
  {
    title: 'Understand rules',
    text: 'Every rule in plain words, with its authority, one example, and the trap that examiners set with it.',
  },
  {
    title: 'Memorize rules',
    text: 'Write rules from memory and see which elements are missing. Flashcards come back just before you forget.',
  },
  {
    title: 'Apply rules',
    text: 'Practice questions and essays under exam conditions, and see for every answer why it is right or tempting.',
  },
] as const;

/** The three steps of the toolkit. */
export function Toolkit() {
  return (
    <section aria-labelledby="toolkit" className="border-y border-line bg-surface">
      <div className="mx-auto max-w-page px-4 py-14 sm:px-6">
        <h2 id="toolkit" className="font-serif text-2xl font-semibold sm:text-3xl">
          A toolkit in three steps
        </h2>
        <ol className="mt-8 grid gap-8 md:grid-cols-3 md:gap-10">
          {STEPS.map(({ title, text }, index) => (
            <li key={title} className="border-t-2 border-accent pt-4">
              <p aria-hidden="true" className="font-serif text-lg text-muted tabular-nums">
                {index + 1}
              </p>
              <h3 className="mt-1 font-serif text-xl font-semibold">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** What a visitor reads first; the children stand below what there is to press. */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <div>
      <p className="font-semibold text-accent-ink">Bar-exam preparation</p>
      <h1 className="mt-3 font-serif text-4xl leading-tight font-semibold tracking-tight sm:text-5xl lg:text-6xl">
        Understand. Memorize. Apply.
      </h1>
      <p className="mt-5 max-w-measure text-lg text-muted sm:text-xl">
        Ten weeks go by fast. Barwright turns each hour into points: learn the rules that are tested, recall them until
        they stick, and apply them to original questions with every option explained.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href="/register" variant="primary" size="lg">
          Create an account
        </ButtonLink>
        <ButtonLink href="/login" variant="secondary" size="lg">
          Log in
        </ButtonLink>
      </div>
      <div className="mt-5 flex">{children}</div>
    </div>
  );
}
