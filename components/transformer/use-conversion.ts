import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError, errorMessage } from '@/lib/client/api-error';
import { call, LONG_TIMEOUT_MS } from '@/lib/client/call';
import { queryClient } from '@/lib/client/query';
import { isRefusal } from '@/lib/client/sending';
import { type ConvertedFile, convertDocuments, type UploadedFile } from '@/lib/contract/transformer';
import { NOTHING_TO_CONVERT } from '@/lib/domain/transformer/constants';
import type { ConversionOptions } from '@/lib/domain/transformer/options';

/** How far the conversion of several files has come. */
export type ConversionProgress = { doneCount: number; totalCount: number; filename: string };

export type Conversion = {
  /** Null while nothing is being converted. */
  progress: ConversionProgress | null;
  /** How many files the last conversion made; null before one. */
  madeCount: number | null;
  /** What went wrong, each its own sentence. */
  problems: readonly string[];
  convert: (files: readonly UploadedFile[], options: ConversionOptions) => void;
  /** Forgets what the last conversion said. */
  forget: () => void;
};

type Listeners = {
  onConverted: (files: ConvertedFile[]) => void;
  /** Called with the server's word when its files are not those that are listed. */
  onStale: (msg: string) => void;
};

type Asked = { files: readonly UploadedFile[]; options: ConversionOptions; signal: AbortSignal };

/** The conversion of uploaded files, one after the other so that each is seen to be done; leaving the page breaks it off. */
export function useConversion({ onConverted, onStale }: Listeners): Conversion {
  const [progress, setProgress] = useState<ConversionProgress | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const { mutate, reset, data, isPending } = useMutation(
    {
      mutationFn: async ({ files, options, signal }: Asked) => {
        const failures = new Set<string>(files.length === 0 ? [NOTHING_TO_CONVERT] : []);
        let made = 0;
        setProblems([...failures]);
        for (const [doneCount, { id, filename }] of files.entries()) {
          setProgress({ doneCount, totalCount: files.length, filename });
          try {
            const { convertedFiles, failedFiles } = await call(
              convertDocuments,
              { body: { options, ids: [id] } },
              { signal, timeoutMs: LONG_TIMEOUT_MS },
            );
            signal.throwIfAborted();
            onConverted(convertedFiles);
            for (const { msg } of failedFiles) failures.add(msg);
            if (failedFiles.length === 0) made++;
          } catch (error) {
            // What the next one says is not this one's.
            if (signal.aborted) return made;
            const msg = errorMessage(error, 'Failed to convert files');
            if (error instanceof ApiError && error.status === 404) onStale(msg);
            else failures.add(msg);
            // What is no fault of this file would befall the others too.
            if (!isRefusal(error)) {
              setProblems([...failures]);
              break;
            }
          }
          setProblems([...failures]);
        }
        return made;
      },
    },
    queryClient(),
  );

  return {
    progress: isPending ? progress : null,
    madeCount: data ?? null,
    problems,
    convert: (files, options) => {
      running.current?.abort();
      running.current = new AbortController();
      mutate({ files, options, signal: running.current.signal });
    },
    forget: () => {
      running.current?.abort();
      reset();
      setProblems([]);
    },
  };
}
