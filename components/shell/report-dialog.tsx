'use client';

import { useMutation } from '@tanstack/react-query';
import Link from 'next/link';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { writeErrorMessage } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { queryClient } from '@/lib/client/query';
import { randomId } from '@/lib/client/random-id';
import { type ReportDraft, reportDraft } from '@/lib/client/report-draft';
import type { EndpointArguments } from '@/lib/contract/endpoint-contract';
import { fileReport } from '@/lib/contract/reports';
import {
  KIND_WORDS,
  MAX_REPORT_LENGTH,
  PROBLEM_WORDS,
  REPORTED_PROBLEMS,
  type ReportedKind,
} from '@/lib/domain/reports/constants';
import { isBlank } from '@/lib/domain/text/blank';

type ReportDialogProps = { kind: ReportedKind; itemId: string; isOpen: boolean; onClose: () => void };

const newDraft = (): ReportDraft => ({ problem: '', comment: '', key: randomId() });

/** Asks what is wrong. What is typed is kept in the browser until it was sent, whatever closes the dialog. */
export function ReportDialog({ kind, itemId, isOpen, onClose }: ReportDialogProps) {
  const store = reportDraft(kind, itemId);
  const [draft, setDraft] = useState(() => store.read() ?? newDraft());
  const sending = useMutation(
    {
      mutationFn: (body: EndpointArguments<typeof fileReport>['body']) =>
        call(fileReport, { headers: { 'idempotency-key': key }, body }),
      onSuccess: store.remove,
    },
    queryClient(),
  );
  const [isChecked, setIsChecked] = useState(false);
  const { problem, comment, key } = draft;

  const change = (changes: Partial<ReportDraft>) => {
    // What has been tried may have arrived: other words are another report.
    const next = { ...draft, ...changes, ...(sending.isError && { key: randomId() }) };
    if (sending.isError) sending.reset();
    setDraft(next);
    store.write(next);
  };

  const send = () => {
    setIsChecked(true);
    if (problem === '' || isBlank(comment) || sending.isPending) return;
    sending.mutate({ kind, itemId, problem, comment });
  };

  const close = () => {
    onClose();
    if (!sending.isSuccess) return;
    setDraft(newDraft());
    sending.reset();
    setIsChecked(false);
  };

  return (
    <Dialog isOpen={isOpen} onClose={close} title="Report a problem">
      {sending.isSuccess ? (
        <>
          <Alert tone="success" title="Thank you. Your report was sent.">
            You will find the answer under{' '}
            <Link href="/profile/reports" target="_blank" prefetch={false} className="underline underline-offset-4">
              your reports<span className="sr-only"> (opens in a new tab)</span>
            </Link>
            .
          </Alert>
          <div className="mt-6 flex justify-end">
            <Button onClick={close}>Done</Button>
          </div>
        </>
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
          className="grid gap-4"
        >
          <Field
            label={`What is wrong with this ${KIND_WORDS[kind].toLowerCase()}?`}
            error={isChecked && problem === '' && 'Please choose what is wrong.'}
          >
            {(control) => (
              <Select
                {...control}
                disabled={sending.isPending}
                value={problem}
                onChange={({ target }) => change({ problem: target.value as ReportDraft['problem'] })}
              >
                <option value="">Choose…</option>
                {REPORTED_PROBLEMS.map((one) => (
                  <option key={one} value={one}>
                    {PROBLEM_WORDS[one]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field
            label="Describe the problem"
            hint="A sentence or two; name the authority if you can."
            error={isChecked && isBlank(comment) && 'Please describe the problem.'}
          >
            {(control) => (
              <Textarea
                {...control}
                rows={4}
                maxLength={MAX_REPORT_LENGTH}
                readOnly={sending.isPending}
                value={comment}
                onChange={({ target }) => change({ comment: target.value })}
              />
            )}
          </Field>
          {sending.error && (
            <Alert tone="danger">{writeErrorMessage(sending.error, 'Your report could not be sent.')}</Alert>
          )}
          <div className="mt-2 flex flex-wrap justify-end gap-3">
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" isBusy={sending.isPending}>
              Send report
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
