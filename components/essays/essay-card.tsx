'use client';

import { type Ref, useState } from 'react';
import { RichTextEditor } from '@/components/essays/editor/rich-text-editor';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import { FailedToLoad } from '@/components/ui/failed-to-load';
import { RadioGroup } from '@/components/ui/radio-group';
import { SafeHtml } from '@/components/ui/safe-html';
import { ScrollArea } from '@/components/ui/scroll-area';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import type { AnswerPlace } from '@/lib/client/essay-drafts';
import { ESSAY_PHASES } from '@/lib/domain/essays/timing';
import { DraftConflict } from './draft-conflict';
import { DraftStatus } from './draft-status';
import { DraftVersions } from './draft-versions';
import { EssayClock } from './essay-clock';
import { MarkedAnswer } from './marked-answer';
import type { AnalysisState, Essay } from './panel/analysis-state';
import { useExpandAbbreviations } from './panel/use-expand-abbreviations';
import { Split } from './split';
import type { OpenDraft } from './use-draft';
import type { EssayContent } from './use-essay-content';

/** What stands beside the editor once the answer was analyzed. */
const SIDES = [
  { value: 'question', label: 'Question' },
  { value: 'answer', label: 'Marked answer' },
] as const;

/** As high as the editor beside, where there is one beside. */
const BESIDE_EDITOR =
  'min-w-0 rounded @max-2xl:mt-3 @2xl:max-h-[calc(max(300px,var(--editor-height))+5rem)] @2xl:overflow-y-auto @2xl:pr-2';

type EssayCardProps = {
  userId: string;
  essay: Essay;
  /** Its number in the exam, where its name would tell the subject; null outside of one. */
  examNumber: number | null;
  isHelpWithheld: boolean;
  place: AnswerPlace;
  content: EssayContent;
  draft: OpenDraft;
  headingRef: Ref<HTMLHeadingElement>;
  onReload: () => void;
  onReloadDraft: () => void;
  analysis: AnalysisState;
  onAnalyze: () => void;
  /** The panel beside. */
  isShowingTools: boolean;
  onToggleTools: () => void;
  isModelAnswerShown: boolean;
  onToggleModelAnswer: () => void;
};

/** The essay that is chosen: its question and the answer beside it, or one at a time where there is no room. */
export function EssayCard({
  userId,
  essay,
  examNumber,
  isHelpWithheld,
  place,
  content,
  draft,
  headingRef,
  onReload,
  onReloadDraft,
  analysis,
  onAnalyze,
  isShowingTools,
  onToggleTools,
  isModelAnswerShown,
  onToggleModelAnswer,
}: EssayCardProps) {
  const [isFolded, setIsFolded] = useState(false);
  const [side, setSide] = useState<(typeof SIDES)[number]['value']>('answer');
  const analyzed = analysis.status === 'done' && !isHelpWithheld ? analysis : null;
  const isAnalyzing = analysis.status === 'analyzing';
  const isLoading = content.status === 'loading';
  const name = examNumber === null ? essay.displayName : `Essay ${examNumber}`;

  const [read, organize, write] = ESSAY_PHASES[essay.minutes];
  return (
    <Card aria-labelledby="essay-title" className="@container px-4 py-5 sm:px-6">
      <h2
        ref={headingRef}
        id="essay-title"
        tabIndex={-1}
        className="scroll-mt-6 font-serif text-2xl font-semibold outline-none"
      >
        {name}{' '}
        {examNumber === null && essay.topics.length > 0 && (
          <span className="font-sans text-base font-normal text-muted">[{essay.topics.join(', ')}]</span>
        )}
      </h2>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="max-w-measure text-sm text-muted">
          Read for {read.minutes} minutes, organize for {organize.minutes} minutes, and write for the remaining{' '}
          {write.minutes} minutes of a {essay.minutes}-minute essay.
        </p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {place.examId === null && <EssayClock userId={userId} essay={essay} />}
          {!isHelpWithheld && (
            <Button size="sm" variant="ghost" aria-expanded={isShowingTools} onClick={onToggleTools}>
              {isShowingTools ? 'Hide essay tools' : 'Show essay tools'}
            </Button>
          )}
        </div>
      </div>
      {isLoading && (
        <div className="mt-5">
          <Loading text="Loading essay..." isTextVisible>
            <Skeleton className="h-40" />
            <Skeleton className="mt-4 h-[372px]" />
          </Loading>
        </div>
      )}
      {content.status === 'failed' && (
        <div className="mt-5">
          <FailedToLoad title="Error Loading Essay" message={content.message} onRetry={onReload} />
          <p className="mt-4 text-muted">Error loading question.</p>
        </div>
      )}
      {content.status === 'ready' && (
        <div className="mt-4 @2xl:[--editor-height:calc(100dvh-15rem)]">
          <Split
            userId={userId}
            first={
              <>
                <Button
                  variant="secondary"
                  size="sm"
                  className="@2xl:hidden"
                  aria-expanded={!isFolded}
                  onClick={() => setIsFolded(!isFolded)}
                >
                  {isFolded ? 'Show the question' : 'Hide the question'}
                </Button>
                {analyzed && (
                  <RadioGroup
                    legend="Show"
                    isLegendHidden
                    name="essay-side"
                    layout="segmented"
                    className={classNames('mb-3 @max-2xl:mt-3', isFolded && '@max-2xl:hidden')}
                    options={SIDES}
                    value={side}
                    onChange={setSide}
                  />
                )}
                {analyzed && side === 'answer' ? (
                  <MarkedAnswer
                    text={analyzed.text}
                    feedback={analyzed.result.feedback}
                    className={classNames(BESIDE_EDITOR, isFolded && '@max-2xl:hidden')}
                  />
                ) : (
                  <ScrollArea
                    aria-label="Question"
                    className={classNames(BESIDE_EDITOR, isFolded && '@max-2xl:hidden')}
                  >
                    <SafeHtml html={content.questionHtml} className="reading formatted" />
                  </ScrollArea>
                )}
              </>
            }
            second={
              <section aria-label="Your answer">
                <Answer place={place} name={name} draft={draft} onReload={onReloadDraft} />
              </section>
            }
          />
        </div>
      )}
      {examNumber === null && isHelpWithheld && (
        <p className="mt-5 border-t border-line pt-4 text-muted">
          Your running exam asks this essay: the analysis and the model answer come when you finish it.
        </p>
      )}
      {!isHelpWithheld && (
        <div className="mt-5 flex flex-wrap justify-end gap-3 border-t border-line pt-4">
          <Button
            variant="secondary"
            aria-expanded={isModelAnswerShown}
            disabled={isLoading || isAnalyzing}
            onClick={onToggleModelAnswer}
          >
            {isModelAnswerShown ? 'Hide Model Answer' : 'Show Model Answer'}
          </Button>
          <Button
            disabled={isLoading || draft.status !== 'ready' || content.status !== 'ready'}
            isBusy={isAnalyzing}
            onClick={onAnalyze}
          >
            {isAnalyzing ? 'Analyzing...' : 'Analyze My Essay'}
          </Button>
        </div>
      )}
    </Card>
  );
}

type AnswerProps = Pick<EssayCardProps, 'place' | 'draft'> & {
  /** Of the essay. */
  name: string;
  onReload: () => void;
};

/** The editor, where its text is safe, and its versions. */
function Answer({ place, name, draft, onReload }: AnswerProps) {
  const [isShowingVersions, setIsShowingVersions] = useState(false);
  const abbreviations = useExpandAbbreviations();

  if (draft.status === 'loading') {
    return (
      <Loading text="Loading essay...">
        <Skeleton className="h-[calc(max(300px,var(--editor-height,300px))+72px)] rounded-lg" />
      </Loading>
    );
  }
  if (draft.status === 'failed') {
    return <FailedToLoad title="Your saved answer could not be loaded" message={draft.message} onRetry={onReload} />;
  }
  const { session, view } = draft;
  const { rival, current } = view.state;
  return (
    <div className="grid gap-3">
      {rival && (
        <DraftConflict mine={current} rival={rival} onKeepMine={session.keepMine} onTakeTheirs={session.takeTheirs} />
      )}
      <RichTextEditor owner={session} ariaLabel={`Your answer to ${name}`} abbreviations={abbreviations} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <DraftStatus view={view} />
        <Button variant="ghost" size="sm" onClick={() => setIsShowingVersions(true)}>
          Versions
        </Button>
      </div>
      {isShowingVersions && (
        <DraftVersions
          place={place}
          onClose={() => setIsShowingVersions(false)}
          onRestore={async (version) => {
            // What stands in the editor becomes a version first.
            if ((await session.flush()) !== 'saved') throw new Error('The answer in the editor is not saved yet.');
            await session.restore(version);
          }}
        />
      )}
    </div>
  );
}
