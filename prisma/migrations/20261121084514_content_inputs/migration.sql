-- AlterTable
ALTER TABLE "content_state" ADD COLUMN     "inputs" TEXT;
