import { Button } from '@/components/ui/button';
import type { EssayExam } from '@/lib/contract/essay-exams';
import { FullScreenButton } from './full-screen-button';

type ExamEssaysProps = {
  exam: EssayExam;
  /** The essay that is shown, from 0. */
  shownIndex: number;
  isDisabled: boolean;
  onShow: (index: number) => void;
  onLeave: () => void;
};

/** The essays of an exam by their numbers, those that were opened to go back to; and the ways out of the page. */
export function ExamEssays({ exam, shownIndex, isDisabled, onShow, onLeave }: ExamEssaysProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <nav aria-label="Essays of this exam">
        <ol className="flex flex-wrap gap-1">
          {exam.essays.slice(0, exam.currentIndex + 1).map((id, index) => (
            <li key={id}>
              <Button
                size="sm"
                variant={index === shownIndex ? 'secondary' : 'ghost'}
                aria-current={index === shownIndex ? 'step' : undefined}
                disabled={isDisabled && index !== shownIndex}
                onClick={() => onShow(index)}
              >
                <span className="sr-only">Essay </span>
                {index + 1}
              </Button>
            </li>
          ))}
        </ol>
      </nav>
      <div className="flex flex-wrap gap-2">
        <FullScreenButton />
        <Button size="sm" variant="ghost" onClick={onLeave}>
          Leave the exam
        </Button>
      </div>
    </div>
  );
}
