import { AlertIcon, CheckIcon } from '@/components/ui/icons';
import type { Performance } from '@/lib/contract/performance';
import { STRENGTH_PERCENT, WEAKNESS_PERCENT } from '@/lib/domain/performance/constants';

type VerdictsProps = { title: string; topics: string[]; empty: string; isGood: boolean };

function Verdicts({ title, topics, empty, isGood }: VerdictsProps) {
  return (
    <div className="min-w-0">
      <h3 className="font-semibold">{title}</h3>
      <p className="text-sm text-muted">
        {isGood ? `Topics at ${STRENGTH_PERCENT}% accuracy or more` : `Topics under ${WEAKNESS_PERCENT}% accuracy`}
      </p>
      {topics.length === 0 ? (
        <p className="mt-2">{empty}</p>
      ) : (
        <ul className="mt-2 grid gap-1.5">
          {topics.map((topic) => (
            <li key={topic} className="flex items-start gap-2">
              {isGood ? (
                <CheckIcon className="mt-0.5 size-5 text-success-ink" />
              ) : (
                <AlertIcon className="mt-0.5 size-5 text-danger-ink" />
              )}
              <span className="min-w-0">{topic}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Strengths beside areas for improvement. */
export function TopicVerdicts({ strengths, weaknesses }: Performance['analysis']) {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <Verdicts title="Strengths" topics={strengths} empty="No specific strengths identified yet." isGood />
      <Verdicts
        title="Areas for Improvement"
        topics={weaknesses}
        empty="No specific weaknesses identified yet."
        isGood={false}
      />
    </div>
  );
}
