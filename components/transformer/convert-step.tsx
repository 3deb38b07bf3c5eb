import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { counted } from '@/lib/domain/text/counted';
import { ProblemList } from './problem-list';
import { StepCard } from './step-card';
import type { Conversion } from './use-conversion';

type ConvertStepProps = {
  conversion: Conversion;
  fileCount: number;
  /** What the options make of the words, in a few. */
  summary: string;
  /** Whether something is converted already, so that the way leads on. */
  isDone: boolean;
  onConvert: () => void;
};

/** Step 2: convert what is uploaded. */
export function ConvertStep({ conversion, fileCount, summary, isDone, onConvert }: ConvertStepProps) {
  const { progress, madeCount, problems } = conversion;
  return (
    <StepCard number={2} title="Convert">
      <p className="mb-4 text-muted">
        Layout and formatting stay as they are. Each word becomes its <span className="text-ink">{summary}</span>.
      </p>
      <Button variant={isDone ? 'secondary' : 'primary'} onClick={onConvert} isBusy={progress !== null}>
        Convert {counted(fileCount, 'file')}
      </Button>
      <div role="status">
        {progress && (
          <p className="mt-4 text-sm wrap-anywhere">
            Converting {progress.doneCount + 1} of {progress.totalCount}: {progress.filename}
          </p>
        )}
      </div>
      {progress && (
        <Progress label="Files converted" value={progress.doneCount} max={progress.totalCount} className="mt-2" />
      )}
      <ProblemList problems={problems} />
      {!progress && madeCount !== null && madeCount > 0 && (
        <Alert tone="success" className="mt-4">
          {counted(madeCount, 'file')} converted.
        </Alert>
      )}
    </StepCard>
  );
}
