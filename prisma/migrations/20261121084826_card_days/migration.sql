-- Reviews from before count in UTC.
ALTER TABLE "card_review"
  ADD COLUMN "idempotency_key" TEXT,
  ADD COLUMN "time_zone" TEXT NOT NULL DEFAULT 'UTC',
  ADD COLUMN "day" DATE;
UPDATE "card_review" SET "day" = ("reviewed_at" AT TIME ZONE 'UTC')::date;
ALTER TABLE "card_review"
  ALTER COLUMN "time_zone" DROP DEFAULT,
  ALTER COLUMN "day" SET NOT NULL;

ALTER TABLE "card_state"
  ADD COLUMN "due_day" DATE,
  ADD COLUMN "last_day" DATE;
UPDATE "card_state" SET
  "due_day" = ("due_at" AT TIME ZONE 'UTC')::date,
  "last_day" = ("last_reviewed_at" AT TIME ZONE 'UTC')::date;
ALTER TABLE "card_state"
  ALTER COLUMN "due_day" SET NOT NULL,
  ALTER COLUMN "last_day" SET NOT NULL,
  ADD CONSTRAINT "card_state_days" CHECK ("due_day" >= "last_day");

-- AlterTable
ALTER TABLE "own_card" ADD COLUMN     "tags" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateIndex
CREATE UNIQUE INDEX "card_review_user_id_idempotency_key_key" ON "card_review"("user_id", "idempotency_key");
