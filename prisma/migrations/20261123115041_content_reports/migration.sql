-- CreateEnum
CREATE TYPE "reported_kind" AS ENUM ('question', 'rule', 'explanation', 'essay');

-- CreateEnum
CREATE TYPE "reported_problem" AS ENUM ('wrong_answer', 'wrong_law', 'unclear', 'typo', 'other');

-- CreateEnum
CREATE TYPE "report_decision" AS ENUM ('open', 'confirmed', 'declined');

-- CreateTable
CREATE TABLE "content_report" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "idempotency_key" TEXT,
    "kind" "reported_kind" NOT NULL,
    "item_id" TEXT NOT NULL,
    "problem" "reported_problem" NOT NULL,
    "comment" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "wording" TEXT NOT NULL,
    "wording_digest" TEXT NOT NULL,
    "state" "report_decision" NOT NULL DEFAULT 'open',
    "answer" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_at" TIMESTAMPTZ(3),

    CONSTRAINT "content_report_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "question_withdrawal" (
    "question_id" TEXT NOT NULL,
    "wording_digest" TEXT NOT NULL,
    "withdrawn_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "question_withdrawal_pkey" PRIMARY KEY ("question_id")
);

-- CreateIndex
CREATE INDEX "content_report_user_id_created_at_idx" ON "content_report"("user_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "content_report_kind_item_id_idx" ON "content_report"("kind", "item_id");

-- CreateIndex
CREATE INDEX "content_report_state_created_at_idx" ON "content_report"("state", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "content_report_user_id_idempotency_key_key" ON "content_report"("user_id", "idempotency_key");

-- AddForeignKey
ALTER TABLE "content_report" ADD CONSTRAINT "content_report_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_withdrawal" ADD CONSTRAINT "question_withdrawal_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "question"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "content_report"
  ADD CONSTRAINT "content_report_texts_of_bounded_length"
    CHECK (length("comment") BETWEEN 1 AND 1000 AND length("answer") <= 1000),
  ADD CONSTRAINT "content_report_decided_when_not_open" CHECK ("state" = 'open' OR "decided_at" IS NOT NULL);
