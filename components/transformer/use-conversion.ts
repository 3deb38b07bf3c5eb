import { useState } from 'react';
import { ApiError, errorMessage } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
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
  convert: (files: readonly UploadedFile[], options: ConversionOptions) => Promise<void>;
  /** Forgets what the last conversion said. */
  forget: () => void;
};

type Listeners = {
  onConverted: (files: ConvertedFile[]) => void;
  /** Called with the server's word when its files are not those that are listed. */
  onStale: (msg: string) => void;
};

/** The conversion of uploaded files, one after the other so that each is seen to be done. */
export function useConversion({ onConverted, onStale }: Listeners): Conversion {
  const [progress, setProgress] = useState<ConversionProgress | null>(null);
  const [madeCount, setMadeCount] = useState<number | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);

  async function convert(files: readonly UploadedFile[], options: ConversionOptions): Promise<void> {
    const totalCount = files.length;
    const failures = new Set<string>(totalCount === 0 ? [NOTHING_TO_CONVERT] : []);
    let made = 0;
    setMadeCount(null);
    setProblems([...failures]);
    for (const [doneCount, { id, filename }] of files.entries()) {
      setProgress({ doneCount, totalCount, filename });
      try {
        const { convertedFiles, failedFiles } = await call(convertDocuments, { body: { options, ids: [id] } });
        onConverted(convertedFiles);
        for (const { msg } of failedFiles) failures.add(msg);
        if (failedFiles.length === 0) made++;
      } catch (error) {
        const msg = errorMessage(error, 'Failed to convert files');
        if (error instanceof ApiError && error.status === 404) onStale(msg);
        else failures.add(msg);
        // What is no fault of this file would befall the others too.
        if (!isRefusal(error)) break;
      } finally {
        setProblems([...failures]);
      }
    }
    setProgress(null);
    setMadeCount(made);
  }

  return {
    progress,
    madeCount,
    problems,
    convert,
    forget: () => {
      setMadeCount(null);
      setProblems([]);
    },
  };
}
