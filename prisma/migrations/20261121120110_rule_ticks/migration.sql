-- CreateTable
CREATE TABLE "rule_tick" (
    "user_id" UUID NOT NULL,
    "rule_id" TEXT NOT NULL,
    "ticked_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rule_tick_pkey" PRIMARY KEY ("user_id","rule_id")
);

-- CreateIndex
CREATE INDEX "rule_tick_rule_id_idx" ON "rule_tick"("rule_id");

-- AddForeignKey
ALTER TABLE "rule_tick" ADD CONSTRAINT "rule_tick_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rule_tick" ADD CONSTRAINT "rule_tick_rule_id_fkey" FOREIGN KEY ("rule_id") REFERENCES "rule"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
