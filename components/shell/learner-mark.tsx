import { LEARNER_ATTRIBUTE } from '@/lib/client/cached-document';

/** Says in a document whose it is, so that it is cached for nobody else (lib/client/cached-document.ts). */
export function LearnerMark({ userId }: { userId: string }) {
  return <span hidden {...{ [LEARNER_ATTRIBUTE]: userId }} />;
}
