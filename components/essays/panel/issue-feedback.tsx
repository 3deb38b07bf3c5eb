import { AccordionItem } from '@/components/ui/accordion';
import { CheckIcon, CrossIcon } from '@/components/ui/icons';
import { Meter } from '@/components/ui/meter';
import type { IssueFeedback as Feedback } from '@/lib/domain/essays/essay-grading';
import { PART_NAMES, percentOf } from '@/lib/domain/essays/score-words';
import { accuracyBand } from '@/lib/domain/performance/accuracy-band';
import { RuleLinks, type RulePlace } from './rule-links';

function Parts({ issue, parts }: { issue: string; parts: Feedback['parts'] }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(3rem,1fr)_auto] items-center gap-x-3 gap-y-1 text-sm">
      {PART_NAMES.map(([part, name]) => {
        const percent = percentOf(parts[part], 1);
        return (
          <div key={part} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="contents">
              <Meter label={`${name}: ${issue}`} percent={percent} tone={accuracyBand(percent)} />
              <span className="text-right tabular-nums">{percent}%</span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function MissingRules({ feedback, place }: { feedback: Feedback; place: RulePlace }) {
  return (
    <div>
      <h5 className="text-sm font-semibold text-muted">
        {feedback.missingRules.length === 1 ? 'A rule you did not state' : 'Rules you did not state'}
      </h5>
      <ul className="mt-1 grid gap-3">
        {feedback.missingRules.map((rule) => (
          <li key={rule.id}>
            <p className="font-semibold">{rule.name}</p>
            <p className="font-serif leading-relaxed">{rule.text}</p>
            <RuleLinks rule={rule} place={place} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type IssueFeedbackProps = { feedback: Feedback; place: RulePlace };

/** What an answer showed of an issue: the learner's own words for what was found, the rule for what was missed. */
export function IssueFeedback({ feedback, place }: IssueFeedbackProps) {
  const { issue, status, buzzwordStatus, points, maxPoints, parts, quote, missingBuzzwords, missingRules } = feedback;
  const isMissed = status === 'Missed';
  const Icon = isMissed ? CrossIcon : CheckIcon;
  return (
    <AccordionItem
      title={
        <>
          {issue}
          <span
            className={`flex flex-wrap items-center gap-x-1.5 text-sm ${isMissed ? 'text-danger-ink' : 'text-success-ink'}`}
          >
            <Icon className="size-4" />
            {status}
            {buzzwordStatus && <span className="font-normal text-muted"> · {buzzwordStatus}</span>}
          </span>
        </>
      }
      trailing={
        <span className="shrink-0 text-sm text-muted tabular-nums">
          {Math.round(points).toLocaleString('en-US')} / {maxPoints.toLocaleString('en-US')}
        </span>
      }
    >
      <div className="grid gap-4">
        {quote !== null && (
          <div>
            <h5 className="text-sm font-semibold text-muted">You wrote</h5>
            <blockquote className="mt-1 border-l-4 border-line pl-3 font-serif leading-relaxed wrap-anywhere">
              {quote}
            </blockquote>
          </div>
        )}
        {missingBuzzwords.length > 0 && (
          <div>
            <h5 className="text-sm font-semibold text-muted">Missing key terms</h5>
            <ul className="mt-1 list-disc pl-5">
              {missingBuzzwords.map((buzzword) => (
                <li key={buzzword}>{buzzword}</li>
              ))}
            </ul>
          </div>
        )}
        {missingRules.length > 0 && <MissingRules feedback={feedback} place={place} />}
        {Object.values(parts).some((part) => part > 0) && <Parts issue={issue} parts={parts} />}
      </div>
    </AccordionItem>
  );
}
