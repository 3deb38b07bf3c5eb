import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { CrossIcon } from '@/components/ui/icons';
import { InlineLinks } from '@/components/ui/inline-links';
import { type GraphTree, nodesBelow, pathTo, type TreeNode } from '@/lib/domain/outlines/graph';
import { type GraphView, isBlank } from '@/lib/domain/outlines/graph-view';
import { outlineQuizAddress } from '@/lib/domain/outlines/outline-address';
import type { Subject } from '@/lib/domain/subjects/subjects';
import { topicTitle } from '@/lib/domain/subjects/topic-title';
import { counted } from '@/lib/domain/text/counted';
import { essayAddress, flashcardsAddress, questionsAddress, studyAddress } from '@/lib/domain/understand/study-address';
import { MasteryBadge } from './mastery-badge';

const KIND_NAMES: Record<TreeNode['kind'], string> = {
  subject: 'Subject',
  issue: 'Issue',
  'sub-issue': 'Sub-issue',
  rule: 'Rule',
};

type NodeDetailsProps = {
  subject: Subject;
  tree: GraphTree;
  view: GraphView;
  node: TreeNode | null;
  /** Asked to show the name of a blank node, or to open or fold in its branch. */
  onAnswer: (id: string) => void;
  /** Asked to choose nothing. */
  onClose: () => void;
};

/** The ways from a node to where it is studied and practiced. */
function StudyLinks({ subject, tree, node }: { subject: Subject; tree: GraphTree; node: TreeNode }) {
  const path = pathTo(tree, node.id);
  const issue = path.find(({ kind }) => kind === 'issue');
  const asked = path.findLast(({ questionCount }) => questionCount > 0);
  const below = nodesBelow(tree, node);
  const essays = new Map(below.flatMap((rule) => rule.essays.map((essay) => [essay.id, essay.displayName])));
  const anchor = node.kind === 'rule' ? node.id : issue?.id;
  return (
    <>
      <p className="mt-3 flex flex-wrap gap-2">
        <ButtonLink href={studyAddress(subject.id, anchor)} variant="secondary" size="sm" prefetch={false}>
          Explanation
        </ButtonLink>
        {node.mastery.ruleCount > 0 && (
          <ButtonLink
            href={flashcardsAddress(issue ? { issueId: issue.id } : { subjectId: subject.id })}
            variant="secondary"
            size="sm"
            prefetch={false}
          >
            Flashcards<span className="sr-only"> on {topicTitle(issue?.name ?? subject.name)}</span>
          </ButtonLink>
        )}
        {node.root && (
          <ButtonLink href={outlineQuizAddress(subject.id)} variant="secondary" size="sm" prefetch={false}>
            Outline quiz
          </ButtonLink>
        )}
        {subject.mbe !== null && asked && (
          <ButtonLink href={questionsAddress(subject.mbe, asked.name)} variant="secondary" size="sm" prefetch={false}>
            {counted(asked.questionCount, 'question')}
            <span className="sr-only"> on {topicTitle(asked.name)}</span>
          </ButtonLink>
        )}
      </p>
      {essays.size > 0 && node.kind !== 'subject' && (
        <p className="mt-3 text-sm">
          <span className="font-semibold">{essays.size === 1 ? 'Essay that tests it:' : 'Essays that test it:'}</span>{' '}
          <InlineLinks
            links={[...essays].sort().map(([id, displayName]) => ({ href: essayAddress(id), text: displayName }))}
          />
        </p>
      )}
    </>
  );
}

/** What is chosen: its place, the rule itself, how well it is known, and where it is practiced. */
export function NodeDetails({ subject, tree, view, node, onAnswer, onClose }: NodeDetailsProps) {
  if (!node) {
    return (
      <p className="rounded-xl border border-dashed border-edge px-4 py-3 text-sm text-muted">
        Choose a part of the outline or a node of the graph to see its rule here, with ways to practice it. Click it
        again to open or close its branch.
      </p>
    );
  }
  const place = pathTo(tree, node.id).slice(0, -1);
  const isHidden = isBlank(view, node);
  const isOpen = view.open.has(node.id);
  const { ruleCount, practicedCount } = node.mastery;
  return (
    <section
      aria-labelledby="chosen-node"
      className="rounded-xl border border-l-4 border-line border-l-hue relative max-h-[45dvh] overflow-y-auto bg-surface p-4 shadow-raised lg:max-h-[22rem] lg:shadow-card"
    >
      <button
        type="button"
        onClick={onClose}
        aria-label="Close details"
        className="absolute top-2 right-2 rounded-md p-1.5 text-muted hover:bg-sunken hover:text-ink"
      >
        <CrossIcon className="size-4" />
      </button>
      <p className="pr-7 text-sm text-muted">
        {KIND_NAMES[node.kind]}
        {place.length > 1 &&
          ` · ${place
            .slice(1)
            .map((above) => (isBlank(view, above) ? '?' : topicTitle(above.name)))
            .join(' › ')}`}
      </p>
      <div role="status">
        <h3 id="chosen-node" className="mt-0.5 font-serif text-lg leading-snug font-semibold">
          {isHidden ? 'What is its name?' : topicTitle(node.name)}
        </h3>
      </div>
      {isHidden ? (
        <Button variant="secondary" size="sm" className="mt-3" onClick={() => onAnswer(node.id)}>
          Show its name
        </Button>
      ) : (
        <>
          {node.text !== null && <p className="mt-2 font-serif leading-relaxed">{node.text}</p>}
          {ruleCount > 0 && (
            <p className="mt-2 flex flex-wrap items-center gap-2 text-sm text-muted">
              <MasteryBadge mastery={node.mastery} />
              {node.kind === 'rule'
                ? practicedCount > 0
                  ? 'chance that you would recall it today'
                  : 'not practiced yet'
                : `${practicedCount} of ${counted(ruleCount, 'rule')} practiced`}
            </p>
          )}
          <StudyLinks subject={subject} tree={tree} node={node} />
          {node.childIds.length > 0 && !node.root && (
            <Button variant="ghost" size="sm" className="mt-2 -ml-3" onClick={() => onAnswer(node.id)}>
              {isOpen ? 'Close its branch' : `Show the ${node.childIds.length} below it`}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
