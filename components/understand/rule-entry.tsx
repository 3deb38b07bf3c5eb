import type { ReactNode } from 'react';
import { ReportProblem } from '@/components/shell/report-problem';
import type { StudyRule } from '@/lib/domain/understand/study-guide';
import { AnchorLink } from './anchor-link';

function Part({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="sm:grid sm:grid-cols-[7.5rem_minmax(0,1fr)] sm:gap-4">
      <dt className="font-semibold text-muted">{term}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

/** A rule with all that helps to understand it. */
export function RuleEntry({ rule }: { rule: StudyRule }) {
  const { id, name, text, explanation, example, trap, authority, note, place } = rule;
  return (
    <article
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-name`}
      className="scroll-mt-2 border-t border-line pt-6 outline-none"
    >
      {place.length > 0 && <p className="text-sm text-muted">{place.join(' › ')}</p>}
      <h3 id={`${id}-name`} className="font-serif text-lg font-semibold sm:text-xl">
        {name} <AnchorLink id={id} name={name} />
      </h3>
      <p className="reading mt-2 border-l-4 border-hue-line pl-4">{text}</p>
      <dl className="mt-4 grid max-w-measure gap-3">
        <Part term="In plain words">{explanation}</Part>
        <Part term="Example">{example}</Part>
        <Part term="Trap">{trap}</Part>
        {note !== null && <Part term="Note">{note}</Part>}
        <Part term="Authority">{authority.join('; ')}</Part>
      </dl>
      <ReportProblem kind="rule" itemId={id} about={name} />
    </article>
  );
}
