import { Badge } from '@/components/ui/badge';
import type { QuizQuestion } from '@/lib/domain/mbe/question';
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

/** The passage, if there is one, and the question. */
export function QuestionText({ question: { questionParagraph, questionText } }: { question: QuizQuestion }) {
  return (
    <>
      {questionParagraph && (
        <section aria-label="Passage" className="mb-4 rounded-md border-l-4 border-edge bg-sunken px-4 py-3">
          <Paragraphs text={questionParagraph} />
        </section>
      )}
      <Paragraphs text={questionText} />
    </>
  );
}
