import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { EssayExam } from '@/lib/contract/essay-exams';

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
