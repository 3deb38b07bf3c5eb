'use client';

import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { RadioGroup } from '@/components/ui/radio-group';
import { Textarea } from '@/components/ui/textarea';
import { writeErrorMessage } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { queryClient } from '@/lib/client/query';
import { decideReport } from '@/lib/contract/reports';
import { MAX_REPORT_LENGTH, type ReportDecision, type ReportState } from '@/lib/domain/reports/constants';

const DECISIONS: { value: ReportDecision; label: string }[] = [
  { value: 'open', label: 'Open' },
  { value: 'confirmed', label: 'Confirmed' },
  { value: 'declined', label: 'Declined' },
];

type DecisionFormProps = { id: string; state: ReportState; answer: string };

/** Decides a report and answers whoever sent it. */
export function DecisionForm({ id, state, answer }: DecisionFormProps) {
  const router = useRouter();
  const name = useId();
  const [decision, setDecision] = useState<ReportDecision>(state === 'mended' ? 'confirmed' : state);
  const [text, setText] = useState(answer);
  const [isForAllOpen, setIsForAllOpen] = useState(false);
  const saving = useMutation(
    {
      mutationFn: () => call(decideReport, { params: { id }, body: { state: decision, answer: text, isForAllOpen } }),
      onSuccess: () => router.refresh(),
    },
    queryClient(),
  );

  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving.isPending) saving.mutate();
      }}
    >
      <RadioGroup
        legend="Decision"
        name={name}
        layout="segmented"
        className="w-full max-w-md"
        options={DECISIONS}
        value={decision}
        onChange={setDecision}
      />
      <Field label="Answer to the learner">
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={MAX_REPORT_LENGTH}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Checkbox
        label="Decide all open reports on this item alike"
        checked={isForAllOpen}
        onChange={({ target }) => setIsForAllOpen(target.checked)}
      />
      {saving.error && (
        <Alert tone="danger">{writeErrorMessage(saving.error, 'The decision could not be saved.')}</Alert>
      )}
      <Button type="submit" size="sm" className="justify-self-start" isBusy={saving.isPending}>
        Save decision
      </Button>
    </form>
  );
}
