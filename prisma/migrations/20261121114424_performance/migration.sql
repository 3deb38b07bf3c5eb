-- Answers from before count where their question stands now.
ALTER TABLE "question_response" ADD COLUMN     "issue_id" TEXT,
ADD COLUMN     "source_id" TEXT;
UPDATE "question_response" SET "issue_id" = "question"."issue_id", "source_id" = "question"."source_id"
FROM "question" WHERE "question"."id" = "question_response"."question_id";
ALTER TABLE "question_response" ALTER COLUMN "issue_id" SET NOT NULL,
ALTER COLUMN "source_id" SET NOT NULL;

-- AlterTable
ALTER TABLE "user" ADD COLUMN     "daily_goal" INTEGER,
ADD COLUMN     "time_zone" TEXT;

-- CreateTable
CREATE TABLE "learner_day_topic_total" (
    "user_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "topic" TEXT NOT NULL,
    "source_id" TEXT NOT NULL,
    "answered" INTEGER NOT NULL,
    "correct" INTEGER NOT NULL,
    "time_seconds" BIGINT NOT NULL,
    "timed_answers" INTEGER NOT NULL,
    "high_count" INTEGER NOT NULL,
    "high_correct" INTEGER NOT NULL,
    "medium_count" INTEGER NOT NULL,
    "medium_correct" INTEGER NOT NULL,
    "low_count" INTEGER NOT NULL,
    "low_correct" INTEGER NOT NULL,
    "off_count" INTEGER NOT NULL,
    "unknown_count" INTEGER NOT NULL,
    "first_answered_at" TIMESTAMPTZ(3) NOT NULL,
    "last_answered_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "learner_day_topic_total_pkey" PRIMARY KEY ("user_id","day","topic","source_id")
);

-- CreateTable
CREATE TABLE "learner_issue_total" (
    "user_id" UUID NOT NULL,
    "issue_id" TEXT NOT NULL,
    "answered" INTEGER NOT NULL,
    "correct" INTEGER NOT NULL,

    CONSTRAINT "learner_issue_total_pkey" PRIMARY KEY ("user_id","issue_id")
);

-- CreateIndex
CREATE INDEX "learner_day_topic_total_source_id_idx" ON "learner_day_topic_total"("source_id");

-- CreateIndex
CREATE INDEX "learner_issue_total_issue_id_idx" ON "learner_issue_total"("issue_id");

-- CreateIndex
CREATE INDEX "card_review_user_id_day_idx" ON "card_review"("user_id", "day");

-- AddForeignKey
ALTER TABLE "learner_day_topic_total" ADD CONSTRAINT "learner_day_topic_total_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "learner_day_topic_total" ADD CONSTRAINT "learner_day_topic_total_source_id_fkey" FOREIGN KEY ("source_id") REFERENCES "content_source"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "learner_issue_total" ADD CONSTRAINT "learner_issue_total_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "learner_issue_total" ADD CONSTRAINT "learner_issue_total_issue_id_fkey" FOREIGN KEY ("issue_id") REFERENCES "issue"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What a learner can set.
ALTER TABLE "user"
  ADD CONSTRAINT "user_daily_goal" CHECK ("daily_goal" >= 1),
  ADD CONSTRAINT "user_time_zone" CHECK ("time_zone" <> '');

-- What totals can be.
ALTER TABLE "learner_day_topic_total"
  ADD CONSTRAINT "learner_day_topic_total_counts" CHECK (
    "answered" >= 1 AND "correct" BETWEEN 0 AND "answered" AND "timed_answers" BETWEEN 0 AND "answered"
      AND "time_seconds" >= 0
      AND "answered" = "high_count" + "medium_count" + "low_count" + "off_count" + "unknown_count"
  );
ALTER TABLE "learner_issue_total"
  ADD CONSTRAINT "learner_issue_total_counts" CHECK ("answered" >= 1 AND "correct" BETWEEN 0 AND "answered");

-- Questions last answered wrong, the latest first: recommendations read the first of them.
CREATE INDEX "learner_question_missed" ON "learner_question"("user_id", "last_answered_at" DESC, "question_id")
  WHERE NOT "last_correct";

-- Confident mistakes and lucky guesses, the latest first.
CREATE INDEX "question_response_surprise"
  ON "question_response"("user_id", "confidence", "answered_at" DESC, "attempt_id" DESC, "position" DESC)
  WHERE ("confidence" = 'High' AND NOT "is_correct") OR ("confidence" = 'Low' AND "is_correct");

-- The totals of answers from before.
INSERT INTO "learner_day_topic_total"
SELECT response.user_id, attempt.day, response.topic, response.source_id,
       count(*), count(*) FILTER (WHERE is_correct),
       coalesce(sum(time_taken_seconds) FILTER (WHERE time_taken_seconds >= 0), 0),
       count(*) FILTER (WHERE time_taken_seconds >= 0),
       count(*) FILTER (WHERE confidence = 'High'), count(*) FILTER (WHERE confidence = 'High' AND is_correct),
       count(*) FILTER (WHERE confidence = 'Medium'), count(*) FILTER (WHERE confidence = 'Medium' AND is_correct),
       count(*) FILTER (WHERE confidence = 'Low'), count(*) FILTER (WHERE confidence = 'Low' AND is_correct),
       count(*) FILTER (WHERE confidence = 'Off'), count(*) FILTER (WHERE confidence = 'Unknown'),
       min(answered_at), max(answered_at)
FROM question_response AS response JOIN quiz_attempt AS attempt ON attempt.id = response.attempt_id
GROUP BY response.user_id, attempt.day, response.topic, response.source_id;
INSERT INTO "learner_issue_total"
SELECT user_id, issue_id, count(*), count(*) FILTER (WHERE is_correct)
FROM question_response
GROUP BY user_id, issue_id;
