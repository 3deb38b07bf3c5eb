'use client';

import { useEffect, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { FailedToLoad } from '@/components/ui/failed-to-load';
import { queryClient, queryKey } from '@/lib/client/query';
import { readTransformerChoice, rememberTransformerChoice } from '@/lib/client/transformer-store';
import { useRead } from '@/lib/client/use-read';
import { type ConvertedFile, listTransformerFiles, type UploadedFile } from '@/lib/contract/transformer';
import { DEFAULT_OPTIONS } from '@/lib/domain/transformer/options';
import { DEFAULT_SAMPLE } from '@/lib/domain/transformer/sample';
import { ClearAll } from './clear-all';
import { ConvertStep } from './convert-step';
import { DownloadStep } from './download-step';
import { MakeCards } from './make-cards';
import { OptionsPanel } from './options-panel';
import { optionsSummary } from './options-summary';
import { UploadStep } from './upload-step';
import { useConversion } from './use-conversion';
import { useUploads } from './use-uploads';

type Files = { uploadedFiles: UploadedFile[]; convertedFiles: ConvertedFile[] };
const LOADING_FAILED = 'Your files could not be loaded.';
const NO_FILES: Files = { uploadedFiles: [], convertedFiles: [] };

type TransformerScreenProps = {
  userId: string;
  /** What stands on the server; null where it could not be read. */
  initialFiles: Files | null;
};

/** The document transformer: upload, convert, download. */
export function TransformerScreen({ userId, initialFiles }: TransformerScreenProps) {
  /** What came with the page is not asked for; without it the learner is told, and tries again. */
  const [isAsked, setIsAsked] = useState(initialFiles !== null);
  const listed = useRead(listTransformerFiles, isAsked ? {} : null, LOADING_FAILED, {
    initialData: initialFiles ?? undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const files = listed.status === 'ready' ? listed.value : NO_FILES;
  const listProblem = isAsked ? listed.problem : LOADING_FAILED;
  const [staleProblem, setStaleProblem] = useState<string | null>(null);
  const [options, setOptions] = useState(DEFAULT_OPTIONS);
  const [withKey, setWithKey] = useState(false);
  const [sample, setSample] = useState(DEFAULT_SAMPLE);
  const [cardsOf, setCardsOf] = useState<UploadedFile | null>(null);

  useEffect(() => {
    const chosen = readTransformerChoice(userId);
    setOptions({ ...DEFAULT_OPTIONS, ...chosen.options });
    setWithKey(chosen.withKey ?? false);
    setSample(chosen.sample ?? DEFAULT_SAMPLE);
  }, [userId]);

  const change = (changed: Partial<Files>) => {
    const filter = { queryKey: queryKey(listTransformerFiles, {}) };
    const wasAsked = queryClient().isFetching(filter) > 0;
    queryClient().setQueryData<Files>(filter.queryKey, (known = NO_FILES) => ({ ...known, ...changed }));
    // A list that was asked for before the change may be without it.
    if (wasAsked) void queryClient().invalidateQueries(filter);
  };
  const reload = () => {
    setIsAsked(true);
    if (isAsked) listed.reload();
  };

  const onStale = (msg: string) => {
    setStaleProblem(msg);
    reload();
  };

  const uploads = useUploads(userId, (uploadedFiles) => change({ uploadedFiles }));
  const conversion = useConversion({
    onConverted: (convertedFiles) => change({ convertedFiles }),
    onStale,
  });

  const { uploadedFiles, convertedFiles } = files;
  const standsOnServer = uploadedFiles.length > 0 || convertedFiles.length > 0;
  const isWorking = uploads.isSending || conversion.progress !== null;
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-serif text-2xl font-semibold">Document Transformer</h2>
        {(standsOnServer || uploads.entries.length > 0) && (
          <ClearAll
            isAsking={standsOnServer}
            isDisabled={isWorking}
            onCleared={() => {
              change(NO_FILES);
              setStaleProblem(null);
              uploads.clear();
              conversion.forget();
            }}
          />
        )}
      </div>
      {listProblem && <FailedToLoad className="mb-6" message={listProblem} onRetry={reload} />}
      {staleProblem && (
        <Alert tone="danger" className="mb-6" onDismiss={() => setStaleProblem(null)}>
          {staleProblem}
        </Alert>
      )}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:grid-rows-[auto_auto_1fr] lg:gap-x-8">
        <UploadStep
          uploads={uploads}
          uploadedFiles={uploadedFiles}
          fileActions={(file) => (
            <Button
              variant="ghost"
              size="sm"
              className="-ml-3 sm:ml-0"
              aria-label={`Make flashcards: ${file.filename}`}
              onClick={() => setCardsOf(file)}
            >
              Make flashcards
            </Button>
          )}
        />
        <div className="min-w-0 lg:col-start-2 lg:row-span-3 lg:row-start-1">
          <OptionsPanel
            options={options}
            onOptions={(change) => {
              const changed = { ...options, ...change };
              setOptions(changed);
              rememberTransformerChoice(userId, { options: changed });
            }}
            sample={sample}
            onSample={(text) => {
              setSample(text);
              rememberTransformerChoice(userId, { sample: text });
            }}
          />
        </div>
        {uploadedFiles.length > 0 && (
          <ConvertStep
            conversion={conversion}
            fileCount={uploadedFiles.length}
            summary={optionsSummary(options)}
            isDone={convertedFiles.length > 0}
            onConvert={() => conversion.convert(uploadedFiles, options)}
          />
        )}
        {convertedFiles.length > 0 && (
          <DownloadStep
            convertedFiles={convertedFiles}
            withKey={withKey}
            onWithKey={(isChosen) => {
              setWithKey(isChosen);
              rememberTransformerChoice(userId, { withKey: isChosen });
            }}
            onStale={onStale}
          />
        )}
      </div>
      <MakeCards file={cardsOf} options={options} onClose={() => setCardsOf(null)} />
    </>
  );
}
