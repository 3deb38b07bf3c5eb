import { type FormEvent, useState } from 'react';
import { writeErrorMessage } from '@/lib/client/api-error';

type Submission = {
  send: () => Promise<void>;
  /** What is said of a failure that says nothing itself. */
  failure: string;
};

/** The state of a form that is sent as often as its learner likes, one sending at a time. */
export function useSubmit({ send, failure }: Submission) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isDone, setIsDone] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    forget();
    try {
      await send();
      setIsDone(true);
    } catch (error) {
      setProblem(writeErrorMessage(error, failure));
    }
    setIsBusy(false);
  }

  /** Takes back what is said of the last sending. */
  const forget = () => {
    setProblem(null);
    setIsDone(false);
  };

  return { submit, forget, problem, isDone, isBusy };
}
