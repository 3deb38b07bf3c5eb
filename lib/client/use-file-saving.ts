import { useMutation } from '@tanstack/react-query';
import { type Fallback, queryClient, sentenceOf } from './query';
import { saveFile } from './save-file';

type FileSaving<What> = {
  save: (what: What) => void;
  /** What was asked for last, whose state the rest is; undefined before. */
  asked: What | undefined;
  isBusy: boolean;
  /** Why it could not be saved. */
  problem: string | null;
  /** Takes back what is said of it. */
  forget: () => void;
};

/** Has files made by `make`, each of which the browser saves once it is there. */
export function useFileSaving<What = void>(make: (what: What) => Promise<File>, fallback: Fallback): FileSaving<What> {
  const { mutate, variables, isPending, error, reset } = useMutation(
    { mutationFn: make, onSuccess: saveFile },
    queryClient(),
  );
  return {
    save: mutate,
    asked: variables,
    isBusy: isPending,
    problem: error && sentenceOf(error, fallback),
    forget: reset,
  };
}
