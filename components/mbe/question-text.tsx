import { Badge } from '@/components/ui/badge';
import { classNames } from '@/components/ui/class-names';
import type { QuizQuestion } from '@/lib/domain/mbe/question';
import { questionParts } from '@/lib/domain/mbe/question-parts';
import { SUBJECTS } from '@/lib/domain/subjects/subjects';
import { Paragraphs } from './paragraphs';

/** What a question is about, where it comes from and how hard it is. */
export function QuestionBadges({ question: { subject, topic, source, difficulty } }: { question: QuizQuestion }) {
  const taught = SUBJECTS.find(({ mbe }) => mbe === subject);
  return (
    <p className="flex flex-wrap gap-1.5">
      <Badge hue={taught?.hue}>
        {taught && <span aria-hidden="true">{taught.emoji}</span>}
        {subject}
      </Badge>
      {topic !== subject && <Badge>{topic}</Badge>}
      <Badge>{source}</Badge>
      <Badge>
        <span className="capitalize">{difficulty}</span>
      </Badge>
    </p>
  );
}

/** The passage, if there is one, the facts and, set apart, what is asked. */
export function QuestionText({ question: { questionParagraph, questionText } }: { question: QuizQuestion }) {
  const { facts, call } = questionParts(questionText);
  return (
    <>
      {questionParagraph && (
        <section aria-label="Passage" className="mb-4 rounded-md border-l-4 border-edge bg-sunken px-4 py-3">
          <Paragraphs text={questionParagraph} />
        </section>
      )}
      {facts && <Paragraphs text={facts} />}
      <Paragraphs
        text={call}
        className={classNames('border-l-4 border-accent pl-3.5 font-semibold', facts !== null && 'mt-4')}
      />
    </>
  );
}
