-- CreateEnum
CREATE TYPE "exam_kind" AS ENUM ('ube', 'california', 'multiple_choice');

-- AlterTable
ALTER TABLE "user" ADD COLUMN     "exam" "exam_kind",
ADD COLUMN     "weekday_minutes" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
ALTER COLUMN "password_hash" DROP NOT NULL;

-- CreateTable
CREATE TABLE "study_day" (
    "user_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "minutes" INTEGER,
    "tasks" JSONB,
    "ticked" TEXT[] DEFAULT ARRAY[]::TEXT[],

    CONSTRAINT "study_day_pkey" PRIMARY KEY ("user_id","day")
);

-- AddForeignKey
ALTER TABLE "study_day" ADD CONSTRAINT "study_day_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "user"
  ADD CONSTRAINT "user_weekday_minutes_of_a_week"
    CHECK (cardinality("weekday_minutes") IN (0, 7) AND 0 <= ALL ("weekday_minutes") AND 1440 >= ALL ("weekday_minutes"));

ALTER TABLE "study_day"
  ADD CONSTRAINT "study_day_minutes_of_a_day" CHECK ("minutes" BETWEEN 0 AND 1440);

-- Guests whose time is over are looked for; nobody else has no password.
CREATE INDEX "user_guests_by_age" ON "user" ("created_at") WHERE "password_hash" IS NULL;
