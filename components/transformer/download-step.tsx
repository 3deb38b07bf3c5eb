import { useMutation } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { fileSize } from '@/components/ui/file-size';
import { ApiError, errorMessage } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { queryClient } from '@/lib/client/query';
import { saveFile } from '@/lib/client/save-file';
import { type ConvertedFile, downloadAllDocuments, downloadDocument } from '@/lib/contract/transformer';
import { FileRow } from './file-row';
import { optionsSummary } from './options-summary';
import { ProblemList } from './problem-list';
import { StepCard } from './step-card';

const UNREADABLE = 'Failed to download files';

type Wanted = { name: string; load: () => Promise<File>; fallback: string };

/** Whether the server does not have the files that are listed. */
function isOfStaleList(error: unknown): boolean {
  return error instanceof ApiError && [400, 404].includes(error.status);
}

function problemOf(error: unknown, { fallback }: Wanted): string {
  // An answer that is no file at all is not the server's word on this one.
  return error instanceof ApiError ? errorMessage(error, fallback) : UNREADABLE;
}

type DownloadStepProps = {
  convertedFiles: readonly ConvertedFile[];
  withKey: boolean;
  onWithKey: (withKey: boolean) => void;
  /** Called with the server's word when its files are not those that are listed. */
  onStale: (msg: string) => void;
};

/** Step 3: save what was converted, one by one or all together. */
export function DownloadStep({ convertedFiles, withKey, onWithKey, onStale }: DownloadStepProps) {
  const saving = useMutation(
    {
      mutationFn: ({ load }: Wanted) => load(),
      onSuccess: saveFile,
      onError: (error, wanted) => {
        if (isOfStaleList(error)) onStale(problemOf(error, wanted));
      },
    },
    queryClient(),
  );
  const { variables: wanted, error } = saving;
  const busyWith = saving.isPending ? wanted?.name : null;
  const problem = wanted && error && !isOfStaleList(error) ? problemOf(error, wanted) : null;

  return (
    <StepCard number={3} title="Download">
      <ul aria-label="Converted files" className="divide-y divide-line border-y border-line">
        {convertedFiles.map(({ id, convertedFilename, sizeBytes, options }) => (
          <FileRow
            key={id}
            name={convertedFilename}
            details={[fileSize(sizeBytes), optionsSummary(options)]}
            actions={
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Download: ${convertedFilename}`}
                isBusy={busyWith === id}
                onClick={() =>
                  saving.mutate({
                    name: id,
                    load: () => call(downloadDocument, { params: { id } }),
                    fallback: 'Failed to download file',
                  })
                }
              >
                Download
              </Button>
            }
          />
        ))}
      </ul>
      <ProblemList problems={problem ? [problem] : []} />
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          isBusy={busyWith === 'all'}
          onClick={() =>
            saving.mutate({
              name: 'all',
              load: () => call(downloadAllDocuments, { query: { withKey: withKey ? 'true' : undefined } }),
              fallback: 'Failed to download all files',
            })
          }
        >
          Download All
        </Button>
        <Checkbox
          label="Add the originals, as a key"
          checked={withKey}
          onChange={({ target }) => onWithKey(target.checked)}
        />
      </div>
    </StepCard>
  );
}
