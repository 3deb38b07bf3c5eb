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

/** What a visitor reads first: short enough on a phone that the question below it is in view. */
export function Hero() {
  return (
    <div className="lg:self-end">
      <p className="font-semibold text-accent-ink max-sm:hidden">Bar-exam preparation</p>
      <h1 className="font-serif text-[1.375rem] leading-tight font-semibold tracking-tight sm:mt-3 sm:text-5xl lg:text-6xl">
        Understand. Memorize. Apply.
      </h1>
      <p className="mt-1 text-muted sm:hidden">Prepare for the bar exam. Try a question:</p>
      <p className="mt-5 max-w-measure text-xl text-muted max-sm:hidden">
        Ten weeks go by fast. Barwright turns each hour into points: learn the rules that are tested, recall them until
        they stick, and apply them to original questions with every option explained.
      </p>
    </div>
  );
}

/** What there is to press, and what stands below it. */
export function HeroActions({ children }: { children: ReactNode }) {
  return (
    <div className="lg:self-start">
      <div className="flex flex-wrap gap-3">
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

/** What can be tried, and seen, without an account. */
export function Showcase({ rule, tree }: { rule: ReactNode; tree: ReactNode }) {
  return (
    <div className="mx-auto grid max-w-page items-start gap-x-10 gap-y-12 px-4 pb-14 sm:px-6 lg:grid-cols-2">
      <section aria-labelledby="try-a-rule" className="min-w-0">
        <h2 id="try-a-rule" className="font-serif text-2xl font-semibold">
          Write a rule from memory
        </h2>
        <p className="mt-1 mb-5 text-muted">
          It is checked element by element, in your own words, here in the browser.
        </p>
        {rule}
      </section>
      <section aria-labelledby="see-a-subject" className="min-w-0">
        <h2 id="see-a-subject" className="font-serif text-2xl font-semibold">
          See how a subject hangs together
        </h2>
        <p className="mt-1 mb-5 text-muted">Rules, questions and essays hang on the same tree of issues.</p>
        {tree}
      </section>
    </div>
  );
}
