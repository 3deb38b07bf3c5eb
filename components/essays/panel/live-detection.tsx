import { memo, useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { CheckIcon, InfoIcon } from '@/components/ui/icons';
import type { LiveDetection as Detection } from '@/lib/domain/essays/detect-issues';

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
  /** In an exam nobody is shown the issues that are still to be found. */
  isHidingAtFirst: boolean;
};

/** The issues of an essay as they turn up in what is being written. */
export const LiveDetection = memo(function LiveDetection({ issues, isHidingAtFirst }: LiveDetectionProps) {
  const [isHiding, setIsHiding] = useState(isHidingAtFirst);
  const shown = issues?.filter(({ status }) => !isHiding || status !== 'Not detected');
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
      <Checkbox
        className="-mx-2 text-sm"
        label="Hide the issues I have not found"
        checked={isHiding}
        onChange={({ target }) => setIsHiding(target.checked)}
      />
      {shown && shown.length > 0 ? (
        <ul className="mt-1">
          {shown.map((issue) => (
            <Entry key={issue.issue} {...issue} />
          ))}
        </ul>
      ) : (
        <p className="mt-1 text-muted">Issues you name appear here as you write.</p>
      )}
    </section>
  );
});
