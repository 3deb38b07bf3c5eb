import 'server-only';
import type { QuizQuestion } from '@/lib/domain/mbe/question';
import { database, type Transaction } from './prisma';

/**
 * Questions with their options and rules, in the order of `ids`; one that does not exist is left
 * out. Retired ones are found too: whoever has one open, or looks back at it, still sees it.
 */
export async function findQuestions(ids: readonly string[]): Promise<QuizQuestion[]> {
  const rows = await database().$queryRaw<{ document: QuizQuestion }[]>`
    SELECT question_document.document
    FROM unnest(${ids}::text[]) WITH ORDINALITY AS wanted (id, position)
    JOIN question_document ON question_document.question_id = wanted.id
    ORDER BY wanted.position`;
  return rows.map(({ document }) => document);
}

/**
 * Writes the document of every question whose text, options, rules or place have changed. The last
 * step of an import, in its transaction: documents are never older than what they are made of.
 */
export async function refreshQuestionDocuments(transaction: Transaction): Promise<void> {
  await transaction.$executeRaw`
    INSERT INTO question_document AS stored (question_id, document)
    SELECT question.id, json_strip_nulls(json_build_object(
        'id', question.id,
        'topic', question.topic,
        'subject', coalesce(subject.mbe_name, subject.name),
        'issue', issue.name,
        'subissue', sub_issue.name,
        'questionParagraph', question.passage,
        'questionText', question.text,
        'options', (
          SELECT json_agg(json_build_object(
            'label', option.label,
            'text', option.text,
            'explanation', option.explanation,
            'advancedExplanation', option.advanced_explanation
          ) ORDER BY option.label)
          FROM question_option AS option
          WHERE option.question_id = question.id
        ),
        'correctOptLabel', question.correct_label,
        'flip', CASE WHEN question.flip_question IS NOT NULL THEN json_build_object(
          'question', question.flip_question,
          'answer', question.flip_answer
        ) END,
        'difficulty', question.difficulty,
        'source', source.name,
        'rules', (
          SELECT coalesce(json_agg(json_build_object(
            'id', rule.id,
            'name', rule.name,
            'text', rule.text,
            'subjectId', rule_issue.subject_id
          ) ORDER BY link.position), '[]')
          FROM question_rule AS link
          JOIN rule ON rule.id = link.rule_id
          JOIN issue AS rule_issue ON rule_issue.id = rule.issue_id
          WHERE link.question_id = question.id
        )
      ))
    FROM question
    JOIN content_source AS source ON source.id = question.source_id
    JOIN issue ON issue.id = question.issue_id
    JOIN subject ON subject.id = issue.subject_id
    LEFT JOIN sub_issue ON sub_issue.id = question.sub_issue_id
    ON CONFLICT (question_id) DO UPDATE SET document = EXCLUDED.document
    WHERE stored.document::text <> EXCLUDED.document::text`;
}
