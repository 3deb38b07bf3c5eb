import Link from 'next/link';
import { hueStyle } from '@/components/ui/badge';
import { SUBJECTS } from '@/lib/domain/subjects/subjects';
import { counted } from '@/lib/domain/text/counted';
import { studyAddress } from '@/lib/domain/understand/study-address';
import { type StudyGuide, summarizeStudy } from '@/lib/domain/understand/study-guide';

/** A card for each of the thirteen subjects. */
export function SubjectPicker({ guide }: { guide: StudyGuide }) {
  return (
    <nav aria-labelledby="subjects">
      <h2 id="subjects" className="font-serif text-2xl font-semibold">
        Choose a subject
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {SUBJECTS.map(({ id, name, emoji, hue }) => {
          const { issueCount, ruleCount } = summarizeStudy(guide.get(id) ?? []);
          return (
            <li key={id} style={hueStyle(hue)}>
              <Link
                href={studyAddress(id)}
                prefetch={false}
                className="flex h-full items-center gap-4 rounded-xl border border-l-4 border-line border-l-hue bg-surface p-4 shadow-card transition-colors hover:border-hue hover:bg-hue-soft"
              >
                <span
                  aria-hidden="true"
                  className="flex size-12 shrink-0 items-center justify-center rounded-lg bg-hue-soft text-2xl"
                >
                  {emoji}
                </span>
                <span className="min-w-0">
                  <span className="block font-serif text-lg leading-snug font-semibold">{name}</span>
                  <span className="block text-sm text-muted tabular-nums">
                    {counted(issueCount, 'issue')} · {counted(ruleCount, 'rule')}
                  </span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
