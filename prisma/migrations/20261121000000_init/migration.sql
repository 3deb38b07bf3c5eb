-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "content_source_kind" AS ENUM ('question', 'rule');

-- CreateEnum
CREATE TYPE "question_difficulty" AS ENUM ('easy', 'medium', 'hard');

-- CreateEnum
CREATE TYPE "option_label" AS ENUM ('A', 'B', 'C', 'D');

-- CreateEnum
CREATE TYPE "user_role" AS ENUM ('learner', 'admin');

-- CreateEnum
CREATE TYPE "confidence" AS ENUM ('Off', 'Low', 'Medium', 'High', 'Unknown');

-- CreateTable
CREATE TABLE "content_state" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "version" TEXT NOT NULL,
    "imported_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "content_state_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "subject" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "mbe_name" TEXT,
    "position" INTEGER NOT NULL,

    CONSTRAINT "subject_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "issue" (
    "id" TEXT NOT NULL,
    "subject_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "weight" DOUBLE PRECISION,
    "position" INTEGER NOT NULL,
    "retired" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "issue_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sub_issue" (
    "id" TEXT NOT NULL,
    "issue_id" TEXT NOT NULL,
    "parent_id" TEXT,
    "name" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "retired" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "sub_issue_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "content_source" (
    "id" TEXT NOT NULL,
    "kind" "content_source_kind" NOT NULL,
    "name" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "retired" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "content_source_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rule" (
    "id" TEXT NOT NULL,
    "source_id" TEXT NOT NULL,
    "issue_id" TEXT NOT NULL,
    "sub_issue_id" TEXT,
    "name" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "buzzwords" JSONB NOT NULL,
    "authority" TEXT[],
    "note" TEXT,
    "explanation" TEXT NOT NULL,
    "example" TEXT NOT NULL,
    "trap" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "retired" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "rule_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "question" (
    "id" TEXT NOT NULL,
    "source_id" TEXT NOT NULL,
    "topic" TEXT NOT NULL,
    "issue_id" TEXT NOT NULL,
    "sub_issue_id" TEXT,
    "difficulty" "question_difficulty" NOT NULL,
    "passage" TEXT,
    "text" TEXT NOT NULL,
    "correct_label" "option_label" NOT NULL,
    "reviewed_on" DATE NOT NULL,
    "retired" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "question_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "question_option" (
    "question_id" TEXT NOT NULL,
    "label" "option_label" NOT NULL,
    "text" TEXT NOT NULL,
    "explanation" TEXT NOT NULL,
    "advanced_explanation" TEXT,

    CONSTRAINT "question_option_pkey" PRIMARY KEY ("question_id","label")
);

-- CreateTable
CREATE TABLE "question_rule" (
    "question_id" TEXT NOT NULL,
    "rule_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "question_rule_pkey" PRIMARY KEY ("question_id","rule_id")
);

-- CreateTable
CREATE TABLE "user" (
    "id" UUID NOT NULL,
    "username" TEXT NOT NULL,
    "username_key" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "role" "user_role" NOT NULL DEFAULT 'learner',
    "session_version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "login_throttle" (
    "key" TEXT NOT NULL,
    "failures" INTEGER NOT NULL,
    "window_end" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "login_throttle_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "quiz_attempt" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "idempotency_key" TEXT,
    "mode" TEXT NOT NULL,
    "total_time_seconds" INTEGER NOT NULL,
    "correct_count" INTEGER NOT NULL,
    "incorrect_count" INTEGER NOT NULL,
    "filters_used" JSONB NOT NULL,
    "time_zone" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "quiz_attempt_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "question_response" (
    "attempt_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "user_id" UUID NOT NULL,
    "question_id" TEXT NOT NULL,
    "topic" TEXT NOT NULL,
    "answer_label" "option_label",
    "correct_label" "option_label" NOT NULL,
    "is_correct" BOOLEAN NOT NULL,
    "time_taken_seconds" INTEGER NOT NULL,
    "confidence" "confidence" NOT NULL,
    "answered_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "question_response_pkey" PRIMARY KEY ("attempt_id","position")
);

-- CreateTable
CREATE TABLE "learner_question" (
    "user_id" UUID NOT NULL,
    "question_id" TEXT NOT NULL,
    "times_answered" INTEGER NOT NULL,
    "times_correct" INTEGER NOT NULL,
    "last_correct" BOOLEAN NOT NULL,
    "last_answered_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "learner_question_pkey" PRIMARY KEY ("user_id","question_id")
);

-- CreateTable
CREATE TABLE "learner_day_total" (
    "user_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "answered" INTEGER NOT NULL,
    "correct" INTEGER NOT NULL,
    "time_seconds" BIGINT NOT NULL,
    "timed_answers" INTEGER NOT NULL,

    CONSTRAINT "learner_day_total_pkey" PRIMARY KEY ("user_id","day")
);

-- CreateTable
CREATE TABLE "learner_topic_total" (
    "user_id" UUID NOT NULL,
    "topic" TEXT NOT NULL,
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

    CONSTRAINT "learner_topic_total_pkey" PRIMARY KEY ("user_id","topic")
);

-- CreateIndex
CREATE UNIQUE INDEX "subject_name_key" ON "subject"("name");

-- CreateIndex
CREATE INDEX "issue_subject_id_position_idx" ON "issue"("subject_id", "position");

-- CreateIndex
CREATE INDEX "sub_issue_issue_id_position_idx" ON "sub_issue"("issue_id", "position");

-- CreateIndex
CREATE INDEX "sub_issue_parent_id_idx" ON "sub_issue"("parent_id");

-- CreateIndex
CREATE UNIQUE INDEX "content_source_kind_name_key" ON "content_source"("kind", "name");

-- CreateIndex
CREATE INDEX "rule_source_id_idx" ON "rule"("source_id");

-- CreateIndex
CREATE INDEX "rule_issue_id_position_idx" ON "rule"("issue_id", "position");

-- CreateIndex
CREATE INDEX "rule_sub_issue_id_idx" ON "rule"("sub_issue_id");

-- CreateIndex
CREATE INDEX "question_source_id_idx" ON "question"("source_id");

-- CreateIndex
CREATE INDEX "question_issue_id_idx" ON "question"("issue_id");

-- CreateIndex
CREATE INDEX "question_sub_issue_id_idx" ON "question"("sub_issue_id");

-- CreateIndex
CREATE INDEX "question_rule_rule_id_idx" ON "question_rule"("rule_id");

-- CreateIndex
CREATE UNIQUE INDEX "user_username_key_key" ON "user"("username_key");

-- CreateIndex
CREATE INDEX "login_throttle_window_end_idx" ON "login_throttle"("window_end");

-- CreateIndex
CREATE INDEX "quiz_attempt_user_id_created_at_idx" ON "quiz_attempt"("user_id", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "quiz_attempt_user_id_idempotency_key_key" ON "quiz_attempt"("user_id", "idempotency_key");

-- CreateIndex
CREATE INDEX "question_response_user_id_question_id_idx" ON "question_response"("user_id", "question_id");

-- CreateIndex
CREATE INDEX "question_response_question_id_idx" ON "question_response"("question_id");

-- CreateIndex
CREATE INDEX "learner_question_question_id_idx" ON "learner_question"("question_id");

-- AddForeignKey
ALTER TABLE "issue" ADD CONSTRAINT "issue_subject_id_fkey" FOREIGN KEY ("subject_id") REFERENCES "subject"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sub_issue" ADD CONSTRAINT "sub_issue_issue_id_fkey" FOREIGN KEY ("issue_id") REFERENCES "issue"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sub_issue" ADD CONSTRAINT "sub_issue_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "sub_issue"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rule" ADD CONSTRAINT "rule_source_id_fkey" FOREIGN KEY ("source_id") REFERENCES "content_source"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rule" ADD CONSTRAINT "rule_issue_id_fkey" FOREIGN KEY ("issue_id") REFERENCES "issue"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rule" ADD CONSTRAINT "rule_sub_issue_id_fkey" FOREIGN KEY ("sub_issue_id") REFERENCES "sub_issue"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question" ADD CONSTRAINT "question_source_id_fkey" FOREIGN KEY ("source_id") REFERENCES "content_source"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question" ADD CONSTRAINT "question_issue_id_fkey" FOREIGN KEY ("issue_id") REFERENCES "issue"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question" ADD CONSTRAINT "question_sub_issue_id_fkey" FOREIGN KEY ("sub_issue_id") REFERENCES "sub_issue"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_option" ADD CONSTRAINT "question_option_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "question"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_rule" ADD CONSTRAINT "question_rule_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "question"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_rule" ADD CONSTRAINT "question_rule_rule_id_fkey" FOREIGN KEY ("rule_id") REFERENCES "rule"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quiz_attempt" ADD CONSTRAINT "quiz_attempt_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_response" ADD CONSTRAINT "question_response_attempt_id_fkey" FOREIGN KEY ("attempt_id") REFERENCES "quiz_attempt"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_response" ADD CONSTRAINT "question_response_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_response" ADD CONSTRAINT "question_response_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "question"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "learner_question" ADD CONSTRAINT "learner_question_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "learner_question" ADD CONSTRAINT "learner_question_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "question"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "learner_day_total" ADD CONSTRAINT "learner_day_total_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "learner_topic_total" ADD CONSTRAINT "learner_topic_total_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Checks: what Prisma's schema cannot say. Learners' numbers can never contradict each other.
ALTER TABLE "content_state" ADD CONSTRAINT "content_state_single_row" CHECK ("id" = 1);
ALTER TABLE "subject" ADD CONSTRAINT "subject_position" CHECK ("position" >= 0);
ALTER TABLE "issue"
  ADD CONSTRAINT "issue_position" CHECK ("position" >= 0),
  ADD CONSTRAINT "issue_weight" CHECK ("weight" BETWEEN 0 AND 100);
ALTER TABLE "sub_issue"
  ADD CONSTRAINT "sub_issue_position" CHECK ("position" >= 0),
  ADD CONSTRAINT "sub_issue_not_its_own_parent" CHECK ("parent_id" <> "id");
ALTER TABLE "content_source" ADD CONSTRAINT "content_source_no_comma" CHECK (position(',' IN "name") = 0);
ALTER TABLE "rule" ADD CONSTRAINT "rule_has_authority" CHECK (cardinality("authority") > 0);
ALTER TABLE "question" ADD CONSTRAINT "question_topic_no_comma" CHECK (position(',' IN "topic") = 0);
ALTER TABLE "question_rule" ADD CONSTRAINT "question_rule_position" CHECK ("position" >= 0);

ALTER TABLE "user"
  ADD CONSTRAINT "user_username_length" CHECK (char_length("username") BETWEEN 1 AND 64),
  ADD CONSTRAINT "user_session_version" CHECK ("session_version" >= 1);
ALTER TABLE "login_throttle" ADD CONSTRAINT "login_throttle_failures" CHECK ("failures" >= 0);
ALTER TABLE "quiz_attempt"
  ADD CONSTRAINT "quiz_attempt_total_time" CHECK ("total_time_seconds" >= 0),
  ADD CONSTRAINT "quiz_attempt_counts" CHECK ("correct_count" >= 0 AND "incorrect_count" >= 0);
ALTER TABLE "question_response"
  ADD CONSTRAINT "question_response_position" CHECK ("position" >= 0),
  ADD CONSTRAINT "question_response_time" CHECK ("time_taken_seconds" >= -1),
  ADD CONSTRAINT "question_response_verdict" CHECK ("is_correct" = ("answer_label" IS NOT DISTINCT FROM "correct_label"));
ALTER TABLE "learner_question"
  ADD CONSTRAINT "learner_question_counts" CHECK ("times_answered" >= 1 AND "times_correct" BETWEEN 0 AND "times_answered");
ALTER TABLE "learner_day_total"
  ADD CONSTRAINT "learner_day_total_counts" CHECK (
    "answered" >= 1 AND "correct" BETWEEN 0 AND "answered"
    AND "timed_answers" BETWEEN 0 AND "answered" AND "time_seconds" >= 0
  );
ALTER TABLE "learner_topic_total"
  ADD CONSTRAINT "learner_topic_total_counts" CHECK (
    "answered" >= 1 AND "correct" BETWEEN 0 AND "answered"
    AND "timed_answers" BETWEEN 0 AND "answered" AND "time_seconds" >= 0
    AND "high_correct" BETWEEN 0 AND "high_count"
    AND "medium_correct" BETWEEN 0 AND "medium_count"
    AND "low_correct" BETWEEN 0 AND "low_count"
    AND "off_count" >= 0 AND "unknown_count" >= 0
    AND "high_count" + "medium_count" + "low_count" + "off_count" + "unknown_count" = "answered"
    AND "first_answered_at" <= "last_answered_at"
  );
