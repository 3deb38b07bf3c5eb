import Link from 'next/link';
import { type RulesByTopic, subjectOfRule } from '@/lib/domain/essays/topic-rules';
import { flashcardsAddress, studyAddress } from '@/lib/domain/understand/study-address';

/** What a rule is found by: the rules of all topics once they are known, and the topics of its essay. */
export type RulePlace = { rulesByTopic: RulesByTopic | null; topics: readonly string[] };

const LINK = 'rounded text-accent-ink underline underline-offset-4';

/** The learner's ways from a rule to its explanation and its flashcards. */
export function RuleLinks({ rule, place }: { rule: { id: string; name: string }; place: RulePlace }) {
  const subject = subjectOfRule(rule.id, place.rulesByTopic, place.topics);
  if (!subject) return null;
  return (
    <p className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-sm print:hidden">
      <Link href={studyAddress(subject.id, rule.id)} prefetch={false} className={LINK}>
        Understand it<span className="sr-only">: {rule.name}</span>
      </Link>
      <Link href={flashcardsAddress({ subjectId: subject.id })} prefetch={false} className={LINK}>
        {subject.name} flashcards
      </Link>
    </p>
  );
}
