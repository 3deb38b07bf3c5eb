-- CreateEnum
CREATE TYPE "search_document_kind" AS ENUM ('rule', 'explanation');

-- CreateTable
CREATE TABLE "search_document" (
    "id" TEXT NOT NULL,
    "kind" "search_document_kind" NOT NULL,
    "issue_id" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "lead" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "keywords" TEXT NOT NULL,
    "lexemes" tsvector GENERATED ALWAYS AS (
        setweight(to_tsvector('english', "title"), 'A') || setweight(to_tsvector('english', "lead"), 'B')
        || setweight(to_tsvector('english', "body"), 'C') || setweight(to_tsvector('english', "keywords"), 'D')
    ) STORED,

    CONSTRAINT "search_document_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "search_document_lexemes_idx" ON "search_document" USING GIN ("lexemes");

-- CreateIndex
CREATE INDEX "search_document_issue_id_idx" ON "search_document"("issue_id");

-- AddForeignKey
ALTER TABLE "search_document" ADD CONSTRAINT "search_document_issue_id_fkey" FOREIGN KEY ("issue_id") REFERENCES "issue"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Content that is already here gets its documents with the next import.
UPDATE "content_state" SET "version" = 'without search documents', "inputs" = NULL;
