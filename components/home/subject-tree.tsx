import { Card } from '@/components/ui/card';
import { ChevronIcon } from '@/components/ui/icons';
import { topicTitle } from '@/lib/domain/subjects/topic-title';
import outline from '@/public/data/MBEOutline.json';

type Node = { name: string; subissues?: Node[] };

const { subject, issues } = outline.evidenceOutline;

/** Issues beneath an issue, at any depth. */
const size = ({ subissues = [] }: Node): number => subissues.reduce((sum, node) => sum + 1 + size(node), 0);

const BRANCH = 'relative before:absolute before:top-0 before:left-0 before:border-edge';

/** A subject as the tree that everything hangs on: drawn by the server, opened without a script. */
export function SubjectTree() {
  return (
    <Card aria-label={`The issues of ${subject}`} className="px-4 py-4 sm:px-6 sm:py-5">
      <p className="flex items-center gap-2 font-serif text-2xl font-semibold">
        <span aria-hidden="true">⚖️</span> {subject}
      </p>
      <p className="mt-1 text-sm text-muted">
        {issues.length} issues, {issues.reduce((sum, issue) => sum + size(issue), 0)} topics beneath them
      </p>
      <ul className="mt-3 ml-2.5 border-l border-edge">
        {issues.map((issue, index) => (
          <li key={issue.id} className={`${BRANCH} pl-5 before:h-[1.35rem] before:w-4 before:border-b`}>
            <details open={index === issues.length - 1} className="group/issue">
              <summary className="flex min-h-11 items-center gap-2 rounded-md font-semibold hover:bg-sunken">
                <ChevronIcon className="size-4 -rotate-90 text-muted transition-transform group-open/issue:rotate-0" />
                {topicTitle(issue.name)}
              </summary>
              <ul className="mb-2 ml-2 border-l border-edge text-sm text-muted">
                {issue.subissues.map(({ name }) => (
                  <li key={name} className={`${BRANCH} py-1 pl-5 before:h-4 before:w-3 before:border-b`}>
                    {topicTitle(name)}
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </Card>
  );
}
