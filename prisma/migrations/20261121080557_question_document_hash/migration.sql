-- CreateIndex
CREATE INDEX "question_document_question_id_idx" ON "question_document" USING HASH ("question_id");
