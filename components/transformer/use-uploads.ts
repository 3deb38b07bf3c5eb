import { useEffect, useReducer, useRef, useState } from 'react';
import { ApiError, errorMessage } from '@/lib/client/api-error';
import { failureReason, isRefusal } from '@/lib/client/sending';
import { noteUnsentFiles, readUnsentFiles } from '@/lib/client/transformer-store';
import { upload } from '@/lib/client/upload';
import { type UploadedFile, uploadDocuments } from '@/lib/contract/transformer';
import { NOTHING_TO_UPLOAD } from '@/lib/domain/transformer/constants';
import {
  isReady,
  isUnderWay,
  type UploadAction,
  type UploadEntry,
  uploadListReducer,
} from '@/lib/domain/transformer/upload-list';

export type Uploads = {
  entries: readonly UploadEntry<File>[];
  isSending: boolean;
  /** What is wrong with the whole, not with one file. */
  problem: string | null;
  /** Names of files that were on their way when the page went away. */
  lostNames: readonly string[];
  select: (files: readonly File[]) => void;
  /** Takes a file out, on its way or not. */
  remove: (key: number) => void;
  /** Sends what is ready, one file after the other. */
  send: () => Promise<void>;
  /** Takes those out that failed or were refused. */
  dismissProblems: () => void;
  forgetLost: () => void;
  clear: () => void;
};

/** The files that are selected, and their way to the server. */
export function useUploads(userId: string, onUploaded: (files: UploadedFile[]) => void): Uploads {
  const [entries, dispatch] = useReducer<readonly UploadEntry<File>[], [UploadAction<File>]>(uploadListReducer, []);
  const [problem, setProblem] = useState<string | null>(null);
  const [lostNames, setLostNames] = useState<readonly string[]>([]);
  const onTheWay = useRef(new Map<number, AbortController>());
  const isSending = entries.some(isUnderWay);

  useEffect(() => setLostNames(readUnsentFiles(userId)), [userId]);
  useEffect(() => {
    const controllers = onTheWay.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  /** Sends one file; answers whether the page is being left, for the login or by the learner. */
  async function sendOne({ key, file }: UploadEntry<File>, signal: AbortSignal): Promise<boolean> {
    try {
      dispatch({ type: 'progress', key, share: 0 });
      const { uploadedFiles } = await upload(uploadDocuments, {
        files: [file],
        signal,
        onProgress: (share) => dispatch({ type: 'progress', key, share }),
      });
      dispatch({ type: 'uploaded', key });
      onUploaded(uploadedFiles);
      return false;
    } catch (error) {
      // What was taken out is not on the way any more.
      if (signal.aborted) return onTheWay.current.has(key);
      const msg = errorMessage(error, `'${file.name}' was not uploaded: ${failureReason(error)}.`);
      dispatch({ type: isRefusal(error) ? 'refused' : 'failed', key, msg });
      return error instanceof ApiError && error.status === 401;
    }
  }

  async function send(): Promise<void> {
    if (isSending) return;
    const batch = entries.filter(isReady);
    setProblem(batch.length === 0 ? NOTHING_TO_UPLOAD : null);
    if (batch.length === 0) return;

    dispatch({ type: 'start' });
    for (const { key } of batch) onTheWay.current.set(key, new AbortController());
    setLostNames([]);
    for (const [index, entry] of batch.entries()) {
      const unsent = batch.slice(index).filter(({ key }) => onTheWay.current.has(key));
      noteUnsentFiles(
        userId,
        unsent.map(({ file }) => file.name),
      );
      const signal = onTheWay.current.get(entry.key)?.signal;
      // Taken out while it waited.
      if (!signal) continue;
      // When the page goes, the note of what was not sent stays for its return.
      if (await sendOne(entry, signal)) return;
      onTheWay.current.delete(entry.key);
    }
    noteUnsentFiles(userId, []);
  }

  const forgetLost = () => {
    setLostNames([]);
    noteUnsentFiles(userId, []);
  };
  const stop = (key: number) => {
    onTheWay.current.get(key)?.abort();
    onTheWay.current.delete(key);
  };

  return {
    entries,
    isSending,
    problem,
    lostNames,
    select: (files) => {
      setProblem(null);
      dispatch({ type: 'select', files });
    },
    remove: (key) => {
      stop(key);
      dispatch({ type: 'remove', key });
    },
    send,
    dismissProblems: () => dispatch({ type: 'dismiss' }),
    forgetLost,
    clear: () => {
      for (const key of [...onTheWay.current.keys()]) stop(key);
      setProblem(null);
      forgetLost();
      dispatch({ type: 'clear' });
    },
  };
}
