-- AlterTable
ALTER TABLE "question" ADD COLUMN     "flip_answer" TEXT,
ADD COLUMN     "flip_question" TEXT;

-- A question about another fact has its answer, and the other way round.
ALTER TABLE "question"
  ADD CONSTRAINT "question_flip_whole" CHECK (("flip_question" IS NULL) = ("flip_answer" IS NULL));
