import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { fileSize } from '@/components/ui/file-size';
import type { UploadedFile } from '@/lib/contract/transformer';
import { counted } from '@/lib/domain/text/counted';
import { FILE_LIFETIME_HOURS, MAX_FILE_BYTES, MAX_FILES } from '@/lib/domain/transformer/constants';
import { isReady } from '@/lib/domain/transformer/upload-list';
import { DropZone } from './drop-zone';
import { FileRow } from './file-row';
import { SelectedFiles } from './selected-files';
import { StepCard } from './step-card';
import type { Uploads } from './use-uploads';

type UploadStepProps = {
  uploads: Uploads;
  uploadedFiles: readonly UploadedFile[];
  /** What can be done with an uploaded file. */
  fileActions: (file: UploadedFile) => ReactNode;
};

/** Step 1: select files and upload them. */
export function UploadStep({ uploads, uploadedFiles, fileActions }: UploadStepProps) {
  const { problem, lostNames, isSending } = uploads;
  const readyCount = uploads.entries.filter(isReady).length;
  return (
    <StepCard number={1} title="Upload">
      {lostNames.length > 0 && (
        <Alert tone="warning" className="mb-4" title="Some files were not uploaded" onDismiss={uploads.forgetLost}>
          The page was left before these were sent; please select them again: {lostNames.join(', ')}.
        </Alert>
      )}
      <DropZone onSelect={uploads.select}>
        Only .docx files, several at once: up to {MAX_FILES} files of {fileSize(MAX_FILE_BYTES)} each.
      </DropZone>
      <SelectedFiles uploads={uploads} />
      {problem && (
        <Alert tone="danger" className="mt-4">
          {problem}
        </Alert>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant={uploadedFiles.length > 0 && readyCount === 0 ? 'secondary' : 'primary'}
          onClick={uploads.send}
          isBusy={isSending}
        >
          {readyCount > 0 && !isSending ? `Upload ${counted(readyCount, 'file')}` : 'Upload files'}
        </Button>
        <p className="min-w-0 flex-1 basis-56 text-sm text-muted">
          Only you can see your files. They are deleted {FILE_LIFETIME_HOURS} hours after their upload, or as soon as
          you clear them.
        </p>
      </div>
      {uploadedFiles.length > 0 && (
        <>
          <h4 id="uploaded-files" className="mt-6 font-semibold">
            Uploaded files{' '}
            <span className="font-normal text-muted tabular-nums">
              ({uploadedFiles.length} of {MAX_FILES})
            </span>
          </h4>
          <ul aria-labelledby="uploaded-files" className="mt-2 divide-y divide-line border-y border-line">
            {uploadedFiles.map((file) => (
              <FileRow
                key={file.id}
                name={file.filename}
                details={[fileSize(file.sizeBytes), counted(file.wordCount, 'word')]}
                actions={fileActions(file)}
              />
            ))}
          </ul>
        </>
      )}
    </StepCard>
  );
}
