'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog } from '@/components/ui/dialog';
import { RadioGroup } from '@/components/ui/radio-group';
import { ApiError, writeErrorMessage } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { queryClient } from '@/lib/client/query';
import type { EndpointArguments } from '@/lib/contract/endpoint-contract';
import { type EssayExam, examConflict, startEssayExam } from '@/lib/contract/essay-exams';
import { ESSAY_FORMAT_NAMES, ESSAY_MINUTES, type EssayMinutes, EXAM_LENGTHS } from '@/lib/domain/essays/essay-format';
import type { Essay } from './panel/analysis-state';

const NO_ESSAYS = 'No essays loaded to start exam mode.';
/** The value of the choices that leave nothing out. */
const ALL = 'all';

type StartExamDialogProps = {
  essays: readonly Essay[];
  isOpen: boolean;
  onClose: () => void;
  /** Told of an exam that has begun, though the dialog may be closed by then. */
  onStarted: (exam: EssayExam) => void;
  /** Opens an exam. */
  onExam: (exam: EssayExam) => void;
};

/** The exam that runs already, by the server's word. */
function runningExamOf(error: unknown): EssayExam | null {
  const conflict = error instanceof ApiError ? examConflict.safeParse(error.details) : null;
  return conflict?.success ? conflict.data.running : null;
}

/** Asks of which essays and how long the exam is to be, and starts it. */
export function StartExamDialog({ essays, isOpen, onClose, onStarted, onExam }: StartExamDialogProps) {
  const formats = ESSAY_MINUTES.filter((minutes) => essays.some((essay) => essay.minutes === minutes));
  const [format, setFormat] = useState<EssayMinutes | typeof ALL>(formats[0] ?? ALL);
  const [choice, setChoice] = useState('1');
  const [hasClock, setHasClock] = useState(true);
  const starting = useMutation(
    {
      mutationFn: (body: EndpointArguments<typeof startEssayExam>['body']) => call(startEssayExam, { body }),
      onSuccess: onStarted,
    },
    queryClient(),
  );
  const problem = starting.error && writeErrorMessage(starting.error, 'The exam could not be started.');
  const running = runningExamOf(starting.error);
  const essayCount = essays.filter(({ minutes }) => format === ALL || minutes === format).length;
  const lengths = EXAM_LENGTHS[format].filter(({ count }) => count < essayCount);
  const shownChoice = lengths.some(({ count }) => String(count) === choice) ? choice : ALL;

  const close = () => {
    // Whoever has closed it is not taken to the exam once it has begun.
    starting.reset();
    onClose();
  };
  const open = (exam: EssayExam) => {
    starting.reset();
    onExam(exam);
  };
  const start = () =>
    starting.mutate(
      {
        count: shownChoice === ALL ? undefined : Number(shownChoice),
        essayMinutes: format === ALL ? undefined : format,
        minutesPerEssay: hasClock && format !== ALL ? format : null,
      },
      { onSuccess: open },
    );

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title="Start Exam Mode"
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          {essays.length > 0 && !running && (
            <Button isBusy={starting.isPending} onClick={start}>
              Start
            </Button>
          )}
          {running && <Button onClick={() => open(running)}>Resume the exam</Button>}
        </>
      }
    >
      {essays.length === 0 ? (
        <Alert tone="warning">{NO_ESSAYS}</Alert>
      ) : (
        <div className="grid gap-4">
          <p className="text-muted">
            Essays in random order, one after another, with no going back. Your answers are saved as you write, and
            analyzed when you finish.
          </p>
          {formats.length > 1 && (
            <RadioGroup
              legend="Format"
              name="exam-format"
              options={[
                ...formats.map((minutes) => ({ value: String(minutes), label: ESSAY_FORMAT_NAMES[minutes] })),
                { value: ALL, label: 'Both, without a clock' },
              ]}
              value={String(format)}
              onChange={(value) => setFormat(formats.find((minutes) => String(minutes) === value) ?? ALL)}
            />
          )}
          <RadioGroup
            legend="Length"
            name="exam-length"
            options={[
              ...lengths.map(({ count, name }) => ({ value: String(count), label: name })),
              { value: ALL, label: essayCount === 1 ? 'The one essay' : `All ${essayCount} essays` },
            ]}
            value={shownChoice}
            onChange={setChoice}
          />
          {format !== ALL && (
            <Checkbox
              label={`A clock of ${format} minutes for each essay`}
              checked={hasClock}
              onChange={({ target }) => setHasClock(target.checked)}
            />
          )}
        </div>
      )}
      {problem && (
        <Alert tone="danger" className="mt-4">
          {problem}
        </Alert>
      )}
    </Dialog>
  );
}
