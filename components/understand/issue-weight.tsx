import { Badge } from '@/components/ui/badge';
import type { Subject } from '@/lib/domain/subjects/subjects';
import type { StudyIssue } from '@/lib/domain/understand/study-guide';

/** How much of the multiple-choice subject an issue is; nothing where that is not known. */
export function IssueWeight({ issue: { weight }, subject }: { issue: StudyIssue; subject: Subject }) {
  if (weight === null || subject.mbe === null) return null;
  return (
    <p>
      <Badge hue={subject.hue}>
        {weight}% of {subject.mbe} questions
      </Badge>
    </p>
  );
}
