-- AlterTable
ALTER TABLE "rule_answer" ADD COLUMN     "asked" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "said" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "settled_at" TIMESTAMPTZ(3);

-- An answer that asks is correct only by what the learner said of all that was asked, and claimed only after that.
ALTER TABLE "rule_answer"
  ADD CONSTRAINT "rule_answer_said" CHECK ("said" <@ "asked" AND ("said" = '{}' OR "settled_at" IS NOT NULL)),
  ADD CONSTRAINT "rule_answer_settled" CHECK ("settled_at" IS NULL OR "asked" <> '{}'),
  ADD CONSTRAINT "rule_answer_verdict" CHECK (
    "asked" = '{}' OR "is_correct" = ("settled_at" IS NOT NULL AND "said" @> "asked")
  ),
  ADD CONSTRAINT "rule_answer_claim_settled" CHECK (
    "claim" IS NULL OR "asked" = '{}' OR "settled_at" IS NOT NULL
  );
