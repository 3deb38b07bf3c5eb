-- CreateTable
CREATE TABLE "transformer_file" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "filename" TEXT NOT NULL,
    "size_bytes" INTEGER NOT NULL,
    "word_count" INTEGER NOT NULL,
    "content" BYTEA NOT NULL,
    "uploaded_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "transformer_file_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "converted_file" (
    "id" UUID NOT NULL,
    "uploaded_file_id" UUID NOT NULL,
    "size_bytes" INTEGER NOT NULL,
    "options" JSONB NOT NULL,
    "content" BYTEA NOT NULL,

    CONSTRAINT "converted_file_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "transformer_file_uploaded_at_idx" ON "transformer_file"("uploaded_at");

-- CreateIndex
CREATE UNIQUE INDEX "transformer_file_user_id_filename_key" ON "transformer_file"("user_id", "filename");

-- CreateIndex
CREATE UNIQUE INDEX "converted_file_uploaded_file_id_key" ON "converted_file"("uploaded_file_id");

-- AddForeignKey
ALTER TABLE "transformer_file" ADD CONSTRAINT "transformer_file_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "converted_file" ADD CONSTRAINT "converted_file_uploaded_file_id_fkey" FOREIGN KEY ("uploaded_file_id") REFERENCES "transformer_file"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Checks: what Prisma's schema cannot say.
ALTER TABLE "transformer_file"
  ADD CONSTRAINT "transformer_file_size" CHECK ("size_bytes" = octet_length("content")),
  ADD CONSTRAINT "transformer_file_word_count" CHECK ("word_count" >= 0);
ALTER TABLE "converted_file"
  ADD CONSTRAINT "converted_file_size" CHECK ("size_bytes" = octet_length("content"));

-- Documents are packed already: PostgreSQL would only try in vain.
ALTER TABLE "transformer_file" ALTER COLUMN "content" SET STORAGE EXTERNAL;
ALTER TABLE "converted_file" ALTER COLUMN "content" SET STORAGE EXTERNAL;
