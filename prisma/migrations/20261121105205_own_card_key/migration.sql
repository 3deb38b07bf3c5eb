-- AlterTable
ALTER TABLE "own_card" ADD COLUMN     "idempotency_key" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "own_card_user_id_idempotency_key_key" ON "own_card"("user_id", "idempotency_key");
