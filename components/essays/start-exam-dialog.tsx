'use client';

import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog } from '@/components/ui/dialog';
import { RadioGroup } from '@/components/ui/radio-group';
import { ApiError, writeErrorMessage } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { type EssayExam, examConflict, startEssayExam } from '@/lib/contract/essay-exams';
import { EXAM_LENGTHS, EXAM_MINUTES_PER_ESSAY } from '@/lib/domain/essays/limits';

const NO_ESSAYS = 'No essays loaded to start exam mode.';
const LENGTH_NAMES: Record<(typeof EXAM_LENGTHS)[number], string> = {
  1: 'One essay',
  3: 'Three essays',
  5: 'A full day: five essays',
};

type StartExamDialogProps = {
  essayCount: number;
  isOpen: boolean;
  onClose: () => void;
  onExam: (exam: EssayExam) => void;
};

/** Asks how long the exam is to be, and starts it. */
export function StartExamDialog({ essayCount, isOpen, onClose, onExam }: StartExamDialogProps) {
  const lengths = EXAM_LENGTHS.filter((length) => length < essayCount);
  const [choice, setChoice] = useState(String(EXAM_LENGTHS[0]));
  const [hasClock, setHasClock] = useState(true);
  const [isStarting, setIsStarting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [running, setRunning] = useState<EssayExam | null>(null);
  const shownChoice = lengths.some((length) => String(length) === choice) ? choice : 'all';

  const close = () => {
    setProblem(null);
    setRunning(null);
    onClose();
  };
  const start = async () => {
    setIsStarting(true);
    setProblem(null);
    try {
      const count = shownChoice === 'all' ? undefined : Number(shownChoice);
      onExam(
        await call(startEssayExam, { body: { count, minutesPerEssay: hasClock ? EXAM_MINUTES_PER_ESSAY : null } }),
      );
    } catch (error) {
      setProblem(writeErrorMessage(error, 'The exam could not be started.'));
      const conflict = error instanceof ApiError ? examConflict.safeParse(error.details) : null;
      if (conflict?.success) setRunning(conflict.data.running);
    } finally {
      setIsStarting(false);
    }
  };

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
          {essayCount > 0 && !running && (
            <Button isBusy={isStarting} onClick={start}>
              Start
            </Button>
          )}
          {running && <Button onClick={() => onExam(running)}>Resume the exam</Button>}
        </>
      }
    >
      {essayCount === 0 ? (
        <Alert tone="warning">{NO_ESSAYS}</Alert>
      ) : (
        <div className="grid gap-4">
          <p className="text-muted">
            Essays in random order, one after another, with no going back. Your answers are saved as you write, and
            analyzed when you finish.
          </p>
          <RadioGroup
            legend="Length"
            name="exam-length"
            options={[
              ...lengths.map((length) => ({ value: String(length), label: LENGTH_NAMES[length] })),
              { value: 'all', label: essayCount === 1 ? 'The one essay' : `All ${essayCount} essays` },
            ]}
            value={shownChoice}
            onChange={setChoice}
          />
          <Checkbox
            label={`A clock of ${EXAM_MINUTES_PER_ESSAY} minutes for each essay`}
            checked={hasClock}
            onChange={({ target }) => setHasClock(target.checked)}
          />
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
