import { memo } from 'react';
import { CheckIcon, InfoIcon } from '@/components/ui/icons';
import { type LiveDetection as Detection, maskIssues } from '@/lib/domain/essays/detect-issues';

const LOOKS = {
  Detected: { style: 'font-semibold text-success-ink', Icon: CheckIcon },
  Possibly: { style: 'font-semibold text-warning-ink', Icon: InfoIcon },
  'Not detected': { style: 'text-muted', Icon: null },
} as const;

function Entry({ issue, status, buzzwordStatus }: Detection) {
  const { style, Icon } = LOOKS[status];
  return (
    <li className="flex items-start gap-2 border-t border-line py-1.5 first:border-t-0">
      <span className={`mt-1 size-4 shrink-0 ${style}`}>
        {Icon ? (
          <Icon className="size-4" />
        ) : (
          <span className="m-1 block size-2 rounded-full border border-edge" aria-hidden="true" />
        )}
      </span>
      <span className="min-w-0 flex-1">
        {issue}
        {buzzwordStatus && <span className="block text-sm text-muted">{buzzwordStatus}</span>}
      </span>
      <span className={`shrink-0 text-sm leading-6 ${style}`}>{status}</span>
    </li>
  );
}

type LiveDetectionProps = {
  /** Null until the text was looked at. */
  issues: readonly Detection[] | null;
  /** Before, issues that were not found are shown without their names. */
  isHelpShown: boolean;
};

/** The issues of an essay as they turn up in what is being written. */
export const LiveDetection = memo(function LiveDetection({ issues, isHelpShown }: LiveDetectionProps) {
  const shown = issues && (isHelpShown ? issues : maskIssues(issues));
  const found = issues?.filter(({ status }) => status === 'Detected').length ?? 0;
  return (
    <section aria-labelledby="live-detection">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 id="live-detection" className="font-semibold">
          Live Issue Detection
        </h3>
        {issues && issues.length > 0 && (
          <p className="text-sm text-muted tabular-nums">
            {found} of {issues.length}
          </p>
        )}
      </div>
      {shown && shown.length > 0 ? (
        <ul className="mt-1">
          {shown.map((issue, index) => (
            <Entry key={issues?.[index]?.issue} {...issue} />
          ))}
        </ul>
      ) : (
        <p className="mt-1 text-muted">Issues you name appear here as you write.</p>
      )}
    </section>
  );
});
