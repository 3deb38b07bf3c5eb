-- CreateTable
CREATE TABLE "essay_draft" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "essay_id" TEXT NOT NULL,
    "exam_id" UUID,
    "version" INTEGER NOT NULL,

    CONSTRAINT "essay_draft_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "essay_draft_version" (
    "draft_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "html" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "word_count" INTEGER NOT NULL,
    "saved_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "essay_draft_version_pkey" PRIMARY KEY ("draft_id","version")
);

-- CreateTable
CREATE TABLE "essay_analysis" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "essay_id" TEXT NOT NULL,
    "exam_id" UUID,
    "text_digest" TEXT NOT NULL,
    "word_count" INTEGER NOT NULL,
    "score" INTEGER NOT NULL,
    "max_possible_score" INTEGER NOT NULL,
    "feedback" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "essay_analysis_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "essay_exam" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "essay_ids" TEXT[],
    "current_index" INTEGER NOT NULL,
    "minutes_per_essay" INTEGER,
    "reached_at" TIMESTAMPTZ(3)[],
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "essay_exam_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "essay_draft_user_id_essay_id_idx" ON "essay_draft"("user_id", "essay_id");

-- CreateIndex
CREATE INDEX "essay_draft_essay_id_idx" ON "essay_draft"("essay_id");

-- CreateIndex
CREATE UNIQUE INDEX "essay_draft_exam_id_essay_id_key" ON "essay_draft"("exam_id", "essay_id");

-- CreateIndex
CREATE INDEX "essay_analysis_user_id_essay_id_created_at_idx" ON "essay_analysis"("user_id", "essay_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "essay_analysis_essay_id_idx" ON "essay_analysis"("essay_id");

-- CreateIndex
CREATE INDEX "essay_analysis_exam_id_idx" ON "essay_analysis"("exam_id");

-- CreateIndex
CREATE INDEX "essay_exam_user_id_started_at_idx" ON "essay_exam"("user_id", "started_at" DESC);

-- AddForeignKey
ALTER TABLE "essay_draft" ADD CONSTRAINT "essay_draft_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "essay_draft" ADD CONSTRAINT "essay_draft_essay_id_fkey" FOREIGN KEY ("essay_id") REFERENCES "essay"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "essay_draft" ADD CONSTRAINT "essay_draft_exam_id_fkey" FOREIGN KEY ("exam_id") REFERENCES "essay_exam"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "essay_draft_version" ADD CONSTRAINT "essay_draft_version_draft_id_fkey" FOREIGN KEY ("draft_id") REFERENCES "essay_draft"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "essay_analysis" ADD CONSTRAINT "essay_analysis_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "essay_analysis" ADD CONSTRAINT "essay_analysis_essay_id_fkey" FOREIGN KEY ("essay_id") REFERENCES "essay"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "essay_analysis" ADD CONSTRAINT "essay_analysis_exam_id_fkey" FOREIGN KEY ("exam_id") REFERENCES "essay_exam"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "essay_exam" ADD CONSTRAINT "essay_exam_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Checks: what Prisma's schema cannot say.
ALTER TABLE "essay_draft"
  ADD CONSTRAINT "essay_draft_version" CHECK ("version" > 0),
  -- The unique pair of exam and essay lets any number of rows without an exam through.
  ADD CONSTRAINT "essay_draft_practice_unique"
    EXCLUDE USING btree ("user_id" WITH =, "essay_id" WITH =) WHERE ("exam_id" IS NULL);
ALTER TABLE "essay_draft_version"
  ADD CONSTRAINT "essay_draft_version_number" CHECK ("version" > 0),
  ADD CONSTRAINT "essay_draft_version_size" CHECK ("size" >= 0);
ALTER TABLE "essay_analysis"
  ADD CONSTRAINT "essay_analysis_score" CHECK ("score" BETWEEN 0 AND "max_possible_score"),
  ADD CONSTRAINT "essay_analysis_word_count" CHECK ("word_count" >= 0);
ALTER TABLE "essay_exam"
  ADD CONSTRAINT "essay_exam_current_index" CHECK ("current_index" BETWEEN 0 AND cardinality("essay_ids") - 1),
  ADD CONSTRAINT "essay_exam_reached_at" CHECK (cardinality("reached_at") = "current_index" + 1),
  ADD CONSTRAINT "essay_exam_minutes" CHECK ("minutes_per_essay" > 0),
  ADD CONSTRAINT "essay_exam_one_running"
    EXCLUDE USING btree ("user_id" WITH =) WHERE ("finished_at" IS NULL);
