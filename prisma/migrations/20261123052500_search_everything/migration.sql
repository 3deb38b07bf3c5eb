-- AlterTable
ALTER TABLE "question" ADD COLUMN "lexemes" tsvector GENERATED ALWAYS AS (
    to_tsvector('english', coalesce("passage", '') || ' ' || "text")
) STORED;

-- AlterTable
ALTER TABLE "own_card" ADD COLUMN "lexemes" tsvector GENERATED ALWAYS AS (
    to_tsvector('english', "front" || ' ' || "back" || ' ' || "deck")
) STORED;

-- CreateIndex
CREATE INDEX "question_lexemes_idx" ON "question" USING GIN ("lexemes");

-- CreateIndex
CREATE INDEX "own_card_lexemes_idx" ON "own_card" USING GIN ("lexemes");
