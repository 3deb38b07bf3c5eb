import { Badge } from '@/components/ui/badge';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { LocalTime } from '@/components/ui/local-time';
import { Meter } from '@/components/ui/meter';
import { PROBLEM_WORDS } from '@/lib/domain/reports/constants';
import type { OptionShares, ReportedItemDetails } from '@/lib/domain/reports/reported-item';
import { counted } from '@/lib/domain/text/counted';
import { DecisionForm } from './decision-form';
import { ReportBadge } from './report-badge';
import { WithdrawButton } from './withdraw-button';

function Options({ options: { answered, shares } }: { options: OptionShares }) {
  return (
    <Card aria-labelledby="options-title">
      <CardHeader title="Options chosen" titleId="options-title" description={`n = ${answered}, by all learners`} />
      <CardBody>
        <ul className="grid gap-3">
          {shares.map(({ label, isKey, count, percent }) => (
            <li key={label} className="grid grid-cols-[4rem_minmax(0,1fr)_7rem] items-center gap-3">
              <span className="font-semibold">
                {label}
                {isKey && ' (key)'}
              </span>
              <Meter
                label={`Option ${label}`}
                percent={percent}
                tone={isKey ? 'success' : 'neutral'}
                isUnknown={answered === 0}
              />
              <span className="text-right text-sm tabular-nums">
                {answered === 0 ? '–' : `${Math.round(percent)}% (${count})`}
              </span>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

function Report({ report }: { report: ReportedItemDetails['reports'][number] }) {
  const { id, problem, comment, state, answer, createdAt, earlierWording } = report;
  return (
    <li className="grid gap-3 border-b border-line py-5 first:pt-0 last:border-b-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-semibold">{PROBLEM_WORDS[problem]}</p>
        <ReportBadge state={state} />
      </div>
      <p className="whitespace-pre-line wrap-anywhere">{comment}</p>
      <p className="text-sm text-muted">
        <LocalTime atMs={Date.parse(createdAt)} />
      </p>
      {earlierWording !== null && (
        <details>
          <summary className="text-sm font-semibold text-accent-ink">It said something else then</summary>
          <p className="mt-2 text-sm whitespace-pre-line wrap-anywhere">{earlierWording}</p>
        </details>
      )}
      <DecisionForm key={`${state} ${answer}`} id={id} state={state} answer={answer} />
    </li>
  );
}

/** An item with all reports on it, for whoever decides them. */
export function ReportedItem({ item }: { item: ReportedItemDetails }) {
  const { itemId, wording, isWithdrawn, canWithdraw, options, reports } = item;
  return (
    <div className="grid gap-6">
      {(isWithdrawn || canWithdraw) && (
        <div className="flex flex-wrap items-center gap-3">
          {isWithdrawn && <Badge tone="danger">Withdrawn: not drawn until it is worded anew</Badge>}
          <WithdrawButton key={String(isWithdrawn)} questionId={itemId} isWithdrawn={isWithdrawn} />
        </div>
      )}
      <Card aria-labelledby="reports-title">
        <CardHeader title={counted(reports.length, 'report')} titleId="reports-title" />
        <CardBody>
          <ol>
            {reports.map((report) => (
              <Report key={report.id} report={report} />
            ))}
          </ol>
        </CardBody>
      </Card>
      {options && <Options options={options} />}
      <Card aria-labelledby="wording-title">
        <CardHeader title="What it says now" titleId="wording-title" description={itemId} />
        <CardBody>
          <p className="whitespace-pre-line wrap-anywhere">{wording}</p>
        </CardBody>
      </Card>
    </div>
  );
}
