import { LEARNER_ATTRIBUTE } from '@/lib/client/kept-document';

/** Says in a document whose it is, so that it is kept for nobody else (lib/client/kept-document.ts). */
export function LearnerMark({ userId }: { userId: string }) {
  return <span hidden {...{ [LEARNER_ATTRIBUTE]: userId }} />;
}
