import Link from 'next/link';
import { AccordionItem } from '@/components/ui/accordion';
import { PAGE_KEYS_MARK } from '@/components/ui/key-owner';
import type { TestedRule } from '@/lib/domain/mbe/question';
import { studyAddress } from '@/lib/domain/understand/study-address';
import { Paragraphs } from './paragraphs';

/** The rules that a question tests, each leading to its place among the explanations. */
export function TestedRules({ rules }: { rules: TestedRule[] }) {
  if (rules.length === 0) return null;
  return (
    <section aria-label="Rules tested">
      <h3 className="font-semibold">{rules.length === 1 ? 'The rule it tests' : 'The rules it tests'}</h3>
      <div className="mt-2 rounded-md border border-line bg-surface">
        {rules.map(({ id, name, text, subjectId }) => (
          <AccordionItem key={id} title={name} {...{ [PAGE_KEYS_MARK]: '' }}>
            <Paragraphs text={text} />
            {/* In a tab of its own: a quiz is running in this one. */}
            <Link
              href={studyAddress(subjectId, id)}
              target="_blank"
              prefetch={false}
              className="mt-2 inline-block rounded font-semibold text-accent-ink underline underline-offset-4"
            >
              Study this rule<span className="sr-only">: {name} (opens in a new tab)</span>
            </Link>
          </AccordionItem>
        ))}
      </div>
    </section>
  );
}
