-- CreateTable
CREATE TABLE "question_document" (
    "question_id" TEXT NOT NULL,
    "document" JSON NOT NULL,

    CONSTRAINT "question_document_pkey" PRIMARY KEY ("question_id")
);

-- AddForeignKey
ALTER TABLE "question_document" ADD CONSTRAINT "question_document_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "question"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A document of a few kilobytes stays in its row: one page to read, nothing to unpack.
ALTER TABLE "question_document" SET (toast_tuple_target = 8160);

-- Content that is already here gets its documents with the next import.
UPDATE "content_state" SET "version" = 'without documents';
