import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { writeErrorMessage } from '@/lib/client/api-error';
import { queryClient } from '@/lib/client/query';

type Submission = {
  send: () => Promise<void>;
  /** What is said of a failure that says nothing itself. */
  failure: string;
};

/** The state of a form that is sent as often as its learner likes, one sending at a time. */
export function useSubmit({ send, failure }: Submission) {
  const { mutate, reset, error, isSuccess, isPending } = useMutation({ mutationFn: send }, queryClient());

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isPending) mutate();
  }

  return {
    submit,
    /** Takes back what is said of the last sending, one under way included. */
    forget: reset,
    problem: error && writeErrorMessage(error, failure),
    isDone: isSuccess,
    isBusy: isPending,
  };
}
