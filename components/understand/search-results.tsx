import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { SafeHtml } from '@/components/ui/safe-html';
import type { FoundExplanation, SearchResponse } from '@/lib/contract/understand';
import { SUBJECTS } from '@/lib/domain/subjects/subjects';
import { topicTitle } from '@/lib/domain/subjects/topic-title';

function Result({ found }: { found: FoundExplanation }) {
  const subject = SUBJECTS.find(({ id }) => id === found.subjectId);
  return (
    <li className="border-t border-line py-4 first:border-t-0">
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        <Badge hue={subject?.hue ?? 0}>
          <span aria-hidden="true">{subject?.emoji}</span> {found.subject}
        </Badge>
        {found.kind === 'rule' ? `Rule · ${topicTitle(found.issue)}` : 'Explanation'}
      </p>
      <Link
        href={found.address}
        prefetch={false}
        className="mt-1 inline-block rounded font-serif text-lg font-semibold text-accent-ink underline-offset-4 hover:underline"
      >
        <SafeHtml as="span" html={found.titleHtml} className="marked" />
      </Link>
      <SafeHtml html={found.snippetHtml} className="marked mt-1 max-w-measure" />
    </li>
  );
}

/** What a search found, best first. */
export function SearchResults({ response: { total, results } }: { response: SearchResponse }) {
  if (results.length === 0) return null;
  return (
    <div className="mt-3 max-w-4xl rounded-xl border border-line bg-surface px-5 shadow-card sm:px-6">
      <ol>
        {results.map((found) => (
          <Result key={`${found.kind} ${found.id}`} found={found} />
        ))}
      </ol>
      {total > results.length && (
        <p className="border-t border-line py-4 text-muted">
          These are the best {results.length}. Add a word to narrow the search.
        </p>
      )}
    </div>
  );
}
