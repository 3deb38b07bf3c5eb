-- CreateTable
CREATE TABLE "essay" (
    "id" TEXT NOT NULL,
    "display_name" TEXT NOT NULL,
    "year" INTEGER NOT NULL,
    "question_html" TEXT NOT NULL,
    "answer_html" TEXT NOT NULL,
    "checklist" TEXT[],
    "position" INTEGER NOT NULL,
    "retired" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "essay_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "essay_topic" (
    "essay_id" TEXT NOT NULL,
    "subject_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "essay_topic_pkey" PRIMARY KEY ("essay_id","subject_id")
);

-- CreateTable
CREATE TABLE "essay_issue" (
    "id" TEXT NOT NULL,
    "essay_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "aliases" TEXT[],
    "buzzwords" JSONB NOT NULL,
    "points" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "retired" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "essay_issue_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "essay_issue_rule" (
    "essay_issue_id" TEXT NOT NULL,
    "rule_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "essay_issue_rule_pkey" PRIMARY KEY ("essay_issue_id","rule_id")
);

-- CreateTable
CREATE TABLE "issue_explanation" (
    "issue_id" TEXT NOT NULL,
    "about_html" TEXT NOT NULL,
    "tested_html" TEXT NOT NULL,
    "example_html" TEXT NOT NULL,
    "mnemonic_html" TEXT,
    "retired" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "issue_explanation_pkey" PRIMARY KEY ("issue_id")
);

-- CreateTable
CREATE TABLE "abbreviation" (
    "id" TEXT NOT NULL,
    "abbr" TEXT NOT NULL,
    "full" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "retired" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "abbreviation_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "essay_topic_subject_id_idx" ON "essay_topic"("subject_id");

-- CreateIndex
CREATE INDEX "essay_issue_essay_id_position_idx" ON "essay_issue"("essay_id", "position");

-- CreateIndex
CREATE INDEX "essay_issue_rule_rule_id_idx" ON "essay_issue_rule"("rule_id");

-- AddForeignKey
ALTER TABLE "essay_topic" ADD CONSTRAINT "essay_topic_essay_id_fkey" FOREIGN KEY ("essay_id") REFERENCES "essay"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "essay_topic" ADD CONSTRAINT "essay_topic_subject_id_fkey" FOREIGN KEY ("subject_id") REFERENCES "subject"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "essay_issue" ADD CONSTRAINT "essay_issue_essay_id_fkey" FOREIGN KEY ("essay_id") REFERENCES "essay"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "essay_issue_rule" ADD CONSTRAINT "essay_issue_rule_essay_issue_id_fkey" FOREIGN KEY ("essay_issue_id") REFERENCES "essay_issue"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "essay_issue_rule" ADD CONSTRAINT "essay_issue_rule_rule_id_fkey" FOREIGN KEY ("rule_id") REFERENCES "rule"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "issue_explanation" ADD CONSTRAINT "issue_explanation_issue_id_fkey" FOREIGN KEY ("issue_id") REFERENCES "issue"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Checks: what Prisma's schema cannot say.
ALTER TABLE "essay"
  ADD CONSTRAINT "essay_display_name_no_comma" CHECK (position(',' IN "display_name") = 0),
  ADD CONSTRAINT "essay_has_checklist" CHECK (cardinality("checklist") > 0),
  ADD CONSTRAINT "essay_position" CHECK ("position" >= 0);
ALTER TABLE "essay_topic" ADD CONSTRAINT "essay_topic_position" CHECK ("position" >= 0);
ALTER TABLE "essay_issue"
  ADD CONSTRAINT "essay_issue_points" CHECK ("points" BETWEEN 1 AND 100),
  ADD CONSTRAINT "essay_issue_position" CHECK ("position" >= 0);
ALTER TABLE "essay_issue_rule" ADD CONSTRAINT "essay_issue_rule_position" CHECK ("position" >= 0);
ALTER TABLE "abbreviation" ADD CONSTRAINT "abbreviation_position" CHECK ("position" >= 0);

-- Names are unique among what is not retired. Exclusion constraints rather than partial unique indexes,
-- because these can wait for the commit: within one import two issues may swap their names.
ALTER TABLE "issue" ADD CONSTRAINT "issue_name_unique"
  EXCLUDE USING btree ("subject_id" WITH =, lower("name") WITH =) WHERE (NOT "retired") DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE "sub_issue" ADD CONSTRAINT "sub_issue_name_unique"
  EXCLUDE USING btree ("issue_id" WITH =, lower("name") WITH =) WHERE (NOT "retired") DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE "essay" ADD CONSTRAINT "essay_display_name_unique"
  EXCLUDE USING btree (lower("display_name") WITH =) WHERE (NOT "retired") DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE "essay_issue" ADD CONSTRAINT "essay_issue_name_unique"
  EXCLUDE USING btree ("essay_id" WITH =, lower("name") WITH =) WHERE (NOT "retired") DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE "abbreviation" ADD CONSTRAINT "abbreviation_unique"
  EXCLUDE USING btree (lower("abbr") WITH =, lower("full") WITH =) WHERE (NOT "retired") DEFERRABLE INITIALLY DEFERRED;
