import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import type { EssayExam } from '@/lib/contract/essay-exams';
import type { EndedExam } from './essay';

/** Says that an exam was left and still runs, with the way back into it. */
export function ExamNotice({ exam, onGoOn }: { exam: EssayExam; onGoOn: () => void }) {
  return (
    <Alert
      className="mb-6"
      title="You are in an exam"
      actions={
        <Button size="sm" onClick={onGoOn}>
          Resume the exam
        </Button>
      }
    >
      Essay {exam.currentIndex + 1} of {exam.essays.length} is open
      {exam.minutesPerEssay === null ? '.' : ', and its clock is still running.'} Your answers are kept; finish the exam
      to have them analyzed.
    </Alert>
  );
}

const ENDED = {
  kept: 'This browser keeps that, and sends it with your answers as soon as the server can be reached; they are analyzed then.',
  unkept: 'This browser does not let us keep that: leave this page open until the server can be reached.',
  sent: 'The server has all of it, and your answers are analyzed.',
};

/** Says of an exam that was finished what becomes of it. */
export function ExamEnded({ examId, state }: EndedExam) {
  return (
    <Alert
      tone={state === 'sent' ? 'success' : 'warning'}
      className="mb-6"
      title="The exam is finished"
      actions={state === 'sent' && <ButtonLink href={`/essays/exams/${examId}`}>See how it went</ButtonLink>}
    >
      {ENDED[state]}
    </Alert>
  );
}
