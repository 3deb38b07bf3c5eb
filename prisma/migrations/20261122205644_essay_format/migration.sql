-- CreateEnum
CREATE TYPE "essay_jurisdiction" AS ENUM ('california', 'general');

-- AlterTable
ALTER TABLE "essay" ADD COLUMN     "jurisdiction" "essay_jurisdiction" NOT NULL DEFAULT 'general',
ADD COLUMN     "minutes" INTEGER NOT NULL DEFAULT 60;

ALTER TABLE "essay" ADD CONSTRAINT "essay_minutes_of_a_format" CHECK ("minutes" IN (30, 60));
