-- CreateEnum
CREATE TYPE "rule_hint" AS ENUM ('none', 'first_letters', 'guided');

-- CreateEnum
CREATE TYPE "card_rating" AS ENUM ('again', 'hard', 'good');

-- CreateEnum
CREATE TYPE "card_review_origin" AS ENUM ('flashcard', 'rule_quiz');

-- AlterTable
ALTER TABLE "user" ADD COLUMN     "exam_date" DATE,
ADD COLUMN     "new_cards_per_day" INTEGER NOT NULL DEFAULT 20;

-- CreateTable
CREATE TABLE "rule_answer" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "rule_id" TEXT NOT NULL,
    "idempotency_key" TEXT,
    "answer" TEXT NOT NULL,
    "is_correct" BOOLEAN NOT NULL,
    "missing" TEXT[],
    "hint" "rule_hint" NOT NULL,
    "claim" TEXT,
    "answered_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rule_answer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "own_card" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "deck" TEXT NOT NULL DEFAULT '',
    "front" TEXT NOT NULL,
    "back" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "own_card_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "card_review" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "rule_id" TEXT,
    "own_card_id" UUID,
    "rating" "card_rating" NOT NULL,
    "origin" "card_review_origin" NOT NULL,
    "reviewed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "card_review_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "card_state" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "rule_id" TEXT,
    "own_card_id" UUID,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "stability" DOUBLE PRECISION NOT NULL,
    "difficulty" DOUBLE PRECISION NOT NULL,
    "scheduled_days" INTEGER NOT NULL,
    "learning_steps" INTEGER NOT NULL,
    "reps" INTEGER NOT NULL,
    "lapses" INTEGER NOT NULL,
    "state" INTEGER NOT NULL,
    "last_reviewed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "card_state_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "rule_answer_user_id_rule_id_answered_at_idx" ON "rule_answer"("user_id", "rule_id", "answered_at" DESC);

-- CreateIndex
CREATE INDEX "rule_answer_rule_id_idx" ON "rule_answer"("rule_id");

-- CreateIndex
CREATE UNIQUE INDEX "rule_answer_user_id_idempotency_key_key" ON "rule_answer"("user_id", "idempotency_key");

-- CreateIndex
CREATE INDEX "own_card_user_id_created_at_idx" ON "own_card"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "card_review_user_id_reviewed_at_idx" ON "card_review"("user_id", "reviewed_at");

-- CreateIndex
CREATE INDEX "card_review_user_id_rule_id_reviewed_at_idx" ON "card_review"("user_id", "rule_id", "reviewed_at");

-- CreateIndex
CREATE INDEX "card_review_own_card_id_idx" ON "card_review"("own_card_id");

-- CreateIndex
CREATE INDEX "card_review_rule_id_idx" ON "card_review"("rule_id");

-- CreateIndex
CREATE INDEX "card_state_user_id_due_at_idx" ON "card_state"("user_id", "due_at");

-- CreateIndex
CREATE INDEX "card_state_rule_id_idx" ON "card_state"("rule_id");

-- CreateIndex
CREATE INDEX "card_state_own_card_id_idx" ON "card_state"("own_card_id");

-- CreateIndex
CREATE UNIQUE INDEX "card_state_user_id_rule_id_key" ON "card_state"("user_id", "rule_id");

-- CreateIndex
CREATE UNIQUE INDEX "card_state_user_id_own_card_id_key" ON "card_state"("user_id", "own_card_id");

-- AddForeignKey
ALTER TABLE "rule_answer" ADD CONSTRAINT "rule_answer_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rule_answer" ADD CONSTRAINT "rule_answer_rule_id_fkey" FOREIGN KEY ("rule_id") REFERENCES "rule"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "own_card" ADD CONSTRAINT "own_card_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "card_review" ADD CONSTRAINT "card_review_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "card_review" ADD CONSTRAINT "card_review_rule_id_fkey" FOREIGN KEY ("rule_id") REFERENCES "rule"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "card_review" ADD CONSTRAINT "card_review_own_card_id_fkey" FOREIGN KEY ("own_card_id") REFERENCES "own_card"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "card_state" ADD CONSTRAINT "card_state_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "card_state" ADD CONSTRAINT "card_state_rule_id_fkey" FOREIGN KEY ("rule_id") REFERENCES "rule"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "card_state" ADD CONSTRAINT "card_state_own_card_id_fkey" FOREIGN KEY ("own_card_id") REFERENCES "own_card"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "user"
  ADD CONSTRAINT "user_new_cards_per_day" CHECK ("new_cards_per_day" BETWEEN 0 AND 999);
ALTER TABLE "rule_answer"
  ADD CONSTRAINT "rule_answer_claim" CHECK ("claim" IS NULL OR NOT "is_correct");
ALTER TABLE "own_card"
  ADD CONSTRAINT "own_card_sides" CHECK ("front" <> '' AND "back" <> '');
ALTER TABLE "card_review"
  ADD CONSTRAINT "card_review_card" CHECK (num_nonnulls("rule_id", "own_card_id") = 1);
ALTER TABLE "card_state"
  ADD CONSTRAINT "card_state_card" CHECK (num_nonnulls("rule_id", "own_card_id") = 1),
  ADD CONSTRAINT "card_state_memory" CHECK (
    "stability" > 0 AND "difficulty" BETWEEN 1 AND 10 AND "state" BETWEEN 1 AND 3
    AND "scheduled_days" >= 0 AND "learning_steps" >= 0 AND "reps" >= 1 AND "lapses" >= 0
  );
