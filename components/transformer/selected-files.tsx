import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { fileSize } from '@/components/ui/file-size';
import { Progress } from '@/components/ui/progress';
import { isProblem, type UploadEntry } from '@/lib/domain/transformer/upload-list';
import { FileRow } from './file-row';
import type { Uploads } from './use-uploads';

function EntryRow({ entry, onRemove }: { entry: UploadEntry; onRemove: () => void }) {
  const { file, state } = entry;
  const percent = state.status === 'sending' ? Math.floor(state.share * 100) : 0;
  const status = {
    selected: 'Selected',
    waiting: 'Waiting',
    // What has left may still be on its way through the checks.
    sending: percent < 100 ? `Uploading, ${percent}%` : 'Checking...',
    failed: '',
    refused: '',
  }[state.status];
  return (
    <FileRow
      name={file.name}
      details={[fileSize(file.size), status]}
      below={
        state.status === 'sending' && (
          <Progress label={`Upload of ${file.name}, percent`} value={percent} max={100} className="mt-2" />
        )
      }
      actions={
        <Button variant="ghost" size="sm" aria-label={`Remove: ${file.name}`} onClick={onRemove}>
          Remove
        </Button>
      }
    />
  );
}

/** The files that are not on the server yet, and those that did not get there. */
export function SelectedFiles({ uploads }: { uploads: Uploads }) {
  const problems = uploads.entries.filter(isProblem);
  const others = uploads.entries.filter((entry) => !isProblem(entry));
  return (
    <>
      {others.length > 0 && (
        <ul aria-label="Selected files" className="mt-4 divide-y divide-line border-y border-line">
          {others.map((entry) => (
            <EntryRow key={entry.key} entry={entry} onRemove={() => uploads.remove(entry.key)} />
          ))}
        </ul>
      )}
      {problems.length > 0 && (
        <Alert
          tone="danger"
          className="mt-4"
          title="Failed to upload files"
          onDismiss={uploads.dismissProblems}
          actions={
            problems.some(({ state }) => state.status === 'failed') &&
            !uploads.isSending && (
              <Button variant="secondary" size="sm" onClick={uploads.send}>
                Try again
              </Button>
            )
          }
        >
          <ul className="mt-1 grid gap-1">
            {problems.map(({ key, state }) => (
              <li key={key} className="wrap-anywhere">
                {state.msg}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}
