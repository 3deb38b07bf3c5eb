import { ButtonLink } from '@/components/ui/button-link';
import { InlineLinks } from '@/components/ui/inline-links';
import type { Subject } from '@/lib/domain/subjects/subjects';
import { topicTitle } from '@/lib/domain/subjects/topic-title';
import { counted } from '@/lib/domain/text/counted';
import { essayAddress, flashcardsAddress, questionsAddress } from '@/lib/domain/understand/study-address';
import type { StudyIssue } from '@/lib/domain/understand/study-guide';

/** The learner's ways from an issue to its cards, questions and essays. */
export function IssuePractice({ issue, subject }: { issue: StudyIssue; subject: Subject }) {
  const { id, name, rules, questionCount, essays } = issue;
  const hasQuestions = subject.mbe !== null && questionCount > 0;
  if (rules.length === 0 && !hasQuestions && essays.length === 0) return null;
  return (
    <div className="mt-4 grid gap-3">
      <p className="flex flex-wrap gap-2">
        {rules.length > 0 && (
          <ButtonLink href={flashcardsAddress({ issueId: id })} variant="secondary" size="sm" prefetch={false}>
            {counted(rules.length, 'flashcard')}
            <span className="sr-only"> on {topicTitle(name)}</span>
          </ButtonLink>
        )}
        {subject.mbe !== null && hasQuestions && (
          <ButtonLink href={questionsAddress(subject.mbe, name)} variant="secondary" size="sm" prefetch={false}>
            {counted(questionCount, 'question')}
            <span className="sr-only"> on {topicTitle(name)}</span>
          </ButtonLink>
        )}
      </p>
      {essays.length > 0 && (
        <p>
          <span className="font-semibold">{essays.length === 1 ? 'Essay that tests it:' : 'Essays that test it:'}</span>{' '}
          <InlineLinks links={essays.map((essay) => ({ href: essayAddress(essay.id), text: essay.displayName }))} />
        </p>
      )}
    </div>
  );
}
