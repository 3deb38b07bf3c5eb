import { randomBytes } from 'node:crypto';
import JSZip from 'jszip';
import { importPack } from '@/lib/content/import-pack';
import { database } from '@/lib/db/prisma';
import { MAX_DRAFT_BYTES } from '@/lib/domain/essays/limits';
import { MAX_BACK_LENGTH, MAX_OWN_CARDS } from '@/lib/domain/memorize/constants';
import { DEFAULT_OPTIONS } from '@/lib/domain/transformer/options';
import { analyzeEssayAnswer } from '@/lib/services/essays/analyze-essay-answer';
import { startExam } from '@/lib/services/essays/start-exam';
import { saveQuizAttempt } from '@/lib/services/mbe/save-quiz-attempt';
import { convertDocuments } from '@/lib/services/transformer/convert-documents';
import { uploadDocuments } from '@/lib/services/transformer/upload-documents';
import { type Learner, newLearner } from '../accounts';
import { corpus } from '../corpus';
import { answerTo, attemptOf } from '../factories/attempts';
import { documentOf, paragraph } from '../factories/documents';
import type { World } from './worst-input';

const PACK = 'prisma/content/barwright';
const DAY_MS = 86_400_000;
/** 5,000 answers in all. */
const ATTEMPTS = 50;
const ANSWERS = 100;
const OWN_CARDS = MAX_OWN_CARDS;
const REVIEWS = 5_000;
const RULE_ANSWERS = 1_000;
const VERSIONS = 10;
const ANALYSES = 100;
const FILES = 2;
/** Nearly as large as a file may be. */
const FILE_BYTES = 9_500_000;

/** Imports the whole content and makes a learner with much of everything. */
export async function heavyLearner(): Promise<World> {
  await importPack({ packDirectory: PACK });
  const pack = await corpus();
  const learner = await newLearner();
  const attempt = await answerQuestions(learner);
  await keepCards(learner);
  const answer = await recallRules(learner);
  const { exam, analysis } = await writeEssays(learner);
  const { upload, conversion } = await keepFiles(learner);
  const report = await reportProblems(learner);
  const [card] = await database().ownCard.findMany({ where: { userId: learner.id }, take: 1, select: { id: true } });
  return {
    pack,
    learner,
    newcomer: await newLearner(),
    ids: { attempt, ownCard: card?.id ?? '', exam, answer, analysis, upload, conversion, report },
  };
}

async function answerQuestions({ id: userId }: Learner): Promise<string> {
  const questions = await database().question.findMany({
    where: { retired: false },
    select: { id: true },
    orderBy: { id: 'asc' },
  });
  let last = '';
  for (let at = 0; at < ATTEMPTS; at += 1) {
    const answers = Array.from({ length: ANSWERS }, (_, index) => {
      const { id } = questions[(at * ANSWERS + index) % questions.length] as { id: string };
      return answerTo(id, { confidence: index % 2 === 0 ? 'High' : 'Low' });
    });
    const stored = await saveQuizAttempt({
      userId,
      quiz: attemptOf(answers),
      idempotencyKey: undefined,
      nowMs: Date.now() - at * DAY_MS,
    });
    last = stored.id;
  }
  return last;
}

/** More reports than a file of them holds, on all kinds of content, by an administrator. */
async function reportProblems({ id: userId }: Learner): Promise<string> {
  const db = database();
  await db.user.update({ where: { id: userId }, data: { role: 'admin' } });
  await db.$executeRawUnsafe(
    `INSERT INTO content_report (id, user_id, kind, item_id, problem, comment, title, wording, wording_digest, created_at)
     SELECT gen_random_uuid(), '${userId}', kind::reported_kind, id, 'other', left(repeat('=It is wrong. ', 80), 1000),
            'Title', repeat('A word of it. ', 400), 'digest', now() - n * interval '2 days'
     FROM (SELECT 'question' AS kind, id, row_number() OVER () AS n FROM question
           UNION ALL SELECT 'rule', id, row_number() OVER () FROM rule
           UNION ALL SELECT 'explanation', issue_id, row_number() OVER () FROM issue_explanation
           UNION ALL SELECT 'essay', id, row_number() OVER () FROM essay) AS item
     WHERE n <= 400`,
  );
  const report = await db.contentReport.findFirst({ where: { userId }, orderBy: { id: 'asc' }, select: { id: true } });
  return report?.id ?? '';
}

async function keepCards({ id: userId }: Learner): Promise<void> {
  await database().$executeRawUnsafe(
    `INSERT INTO own_card (id, user_id, deck, front, back, created_at, updated_at)
     SELECT gen_random_uuid(), '${userId}', 'Deck ' || n % 6, 'What is rule ' || n || ' of them all?',
            left(repeat('A rule that is as long as cards may be. ', 125), ${MAX_BACK_LENGTH}), now() + n * interval '1 millisecond', now()
     FROM generate_series(1, ${OWN_CARDS}) AS n`,
  );
  await database().$executeRawUnsafe(
    `INSERT INTO card_review (id, user_id, own_card_id, rating, origin, reviewed_at, time_zone, day)
     SELECT gen_random_uuid(), user_id, id, 'good', 'flashcard', at, 'UTC', at::date
     FROM (SELECT user_id, id, now() - n * interval '1 minute' AS at
           FROM generate_series(1, ${REVIEWS / OWN_CARDS + 1}) AS n, own_card WHERE user_id = '${userId}') AS reviews`,
  );
  await database().$executeRawUnsafe(
    `INSERT INTO card_state (id, user_id, rule_id, own_card_id, due_at, due_day, stability, difficulty, scheduled_days,
                             learning_steps, reps, lapses, state, last_reviewed_at, last_day)
     SELECT gen_random_uuid(), '${userId}', rule_id, own_card_id, now(), now()::date, 3, 5, 3, 0, 4, 1, 2,
            now() - interval '3 days', (now() - interval '3 days')::date
     FROM (SELECT id AS rule_id, NULL::uuid AS own_card_id FROM rule WHERE NOT retired
           UNION ALL SELECT NULL, id FROM own_card WHERE user_id = '${userId}') AS cards`,
  );
}

async function recallRules({ id: userId }: Learner): Promise<string> {
  await database().$executeRawUnsafe(
    `INSERT INTO rule_answer (id, user_id, rule_id, answer, is_correct, missing, asked, hint, answered_at)
     SELECT gen_random_uuid(), '${userId}', rule.id, repeat('an answer ', 400), false, ARRAY['a thing'], ARRAY['a thing'],
            'none', now() - n * interval '1 minute'
     FROM (SELECT id, row_number() OVER (ORDER BY id) AS place FROM rule WHERE NOT retired) AS rule,
          generate_series(1, ${RULE_ANSWERS}) AS n WHERE n % 600 = rule.place % 600`,
  );
  await database().$executeRawUnsafe(
    `INSERT INTO rule_tick (user_id, rule_id, ticked_at) SELECT '${userId}', id, now() FROM rule WHERE NOT retired`,
  );
  const [answer] = await database().ruleAnswer.findMany({ where: { userId }, take: 1, select: { id: true } });
  return answer?.id ?? '';
}

/** Ten versions of an answer to each essay and a hundred analyses of each, and an exam with the longest answers. */
async function writeEssays({ id: userId }: Learner): Promise<{ exam: string; analysis: string }> {
  const db = database();
  const insertVersions = (examId: string | null, html: string, count: number) =>
    db.$executeRawUnsafe(
      `WITH draft AS (INSERT INTO essay_draft (id, user_id, essay_id, exam_id, version)
       SELECT gen_random_uuid(), $1::uuid, id, $2::uuid, ${count} FROM essay WHERE NOT retired RETURNING id)
     INSERT INTO essay_draft_version (draft_id, version, html, text, size, word_count, saved_at)
     SELECT id, version, $3, $3, 2 * length($3), 2000, now() FROM draft, generate_series(1, ${count}) AS version`,
      userId,
      examId,
      html,
    );
  await insertVersions(null, 'Negligence is a failure to use care. '.repeat(300), VERSIONS);
  const { id: exam } = await startExam({ userId, count: undefined, minutesPerEssay: null, nowMs: Date.now() });
  await insertVersions(exam, 'Negligence is a failure to use care. '.repeat(Math.floor(MAX_DRAFT_BYTES / 80)), 1);
  const [essay] = await db.essay.findMany({ where: { retired: false }, take: 1, select: { id: true } });
  const text = 'Negligence is a failure to use care. ';
  const { id: analysis } = await analyzeEssayAnswer({
    userId,
    essayId: essay?.id ?? '',
    examId: undefined,
    text,
    nowMs: Date.now(),
  });
  await db.$executeRawUnsafe(
    `INSERT INTO essay_analysis (id, user_id, essay_id, text_digest, word_count, score, max_possible_score, feedback, created_at)
     SELECT gen_random_uuid(), user_id, essay.id, text_digest, word_count, score, max_possible_score, feedback, now()
     FROM essay_analysis, essay, generate_series(1, ${ANALYSES - 1}) WHERE user_id = $1::uuid AND NOT essay.retired`,
    userId,
  );
  return { exam, analysis };
}

/** A document of 200,000 words with pictures that make it as large as one may be. */
export async function largeDocument(): Promise<Uint8Array<ArrayBuffer>> {
  const { rules } = await corpus();
  const paragraphs = Array.from({ length: 4_000 }, (_, at) =>
    paragraph(`${at} ${rules[at % rules.length]?.text.replace(/[&<>]/g, ' ')}`),
  );
  const text = await documentOf(paragraphs.join(''));
  const zip = await JSZip.loadAsync(text);
  zip.file('word/media/image1.png', randomBytes(FILE_BYTES - text.length), { compression: 'STORE' });
  return new Uint8Array(await zip.generateAsync({ type: 'arraybuffer', compression: 'DEFLATE' }));
}

async function keepFiles({ id: userId }: Learner): Promise<{ upload: string; conversion: string }> {
  const document = await largeDocument();
  async function* files() {
    for (let at = 0; at < FILES; at += 1) yield { filename: `Outline ${at}.docx`, bytes: document.slice() };
  }
  const nowMs = Date.now();
  const { uploadedFiles } = await uploadDocuments({ userId, files: files(), nowMs });
  const { convertedFiles } = await convertDocuments({ userId, options: DEFAULT_OPTIONS, nowMs });
  if (convertedFiles.length < FILES) throw new Error('The files of the learner were refused.');
  return { upload: uploadedFiles[0]?.id ?? '', conversion: convertedFiles[0]?.id ?? '' };
}
