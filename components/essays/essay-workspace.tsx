'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { ReportProblem } from '@/components/shell/report-problem';
import { classNames } from '@/components/ui/class-names';
import type { AnswerPlace } from '@/lib/client/essay-drafts';
import { examEndOutbox, type WaitingExamEnd } from '@/lib/client/exam-end-outbox';
import type { Held } from '@/lib/client/outbox';
import { startSending } from '@/lib/client/sender';
import { useRead } from '@/lib/client/use-read';
import type { EssayExam } from '@/lib/contract/essay-exams';
import { listEssayProgress } from '@/lib/contract/essays';
import { isBlank } from '@/lib/domain/text/blank';
import type { EssayProgress, RunningExam } from './essay';
import { EssayCard } from './essay-card';
import { ExamBar } from './exam-bar';
import { ModelAnswer } from './model-answer';
import { NoEssay } from './no-essay';
import type { Essay } from './panel/analysis-state';
import { EssayPanel } from './panel/essay-panel';
import { StartExamDialog } from './start-exam-dialog';
import { useAnalysis } from './use-analysis';
import { useDraft } from './use-draft';
import { useEssayContent } from './use-essay-content';
import { useEssayHelp } from './use-essay-help';
import { useListedWords } from './use-listed-words';
import { useWaitingDrafts } from './use-waiting-drafts';

type EssayWorkspaceProps = {
  userId: string;
  /** Those that can be chosen. */
  essays: readonly Essay[];
  /** Null while none is chosen. */
  essay: Essay | null;
  /** Whether it was chosen since the page was opened; its heading then takes the focus. */
  isChosen: boolean;
  /** A running exam asks it: nothing helps with it until the end. */
  isHelpWithheld: boolean;
  /** Null outside exam mode. */
  running: RunningExam | null;
  isStartingExam: boolean;
  onCloseStart: () => void;
  onExam: (exam: EssayExam) => void;
  /** The essay of the exam that is shown, from 0. */
  examIndex: number;
  /** To an essay of the exam that was opened before. */
  onShowInExam: (index: number) => void;
  onLeaveExam: () => void;
  /** The exam has gone on to its next essay. */
  onNextEssay: (exam: EssayExam) => void;
  /** Told of an exam that has begun, whether it is opened or not. */
  onExamStarted: (exam: EssayExam) => void;
  /** As the page came with it. */
  progress: EssayProgress[];
  onProgress: (progress: EssayProgress[]) => void;
  onWaiting: (essayIds: ReadonlySet<string>) => void;
  /** Exams were finished, which the server does not know yet, or knows by now. */
  onExamEnds: (ends: Held<WaitingExamEnd>) => void;
};

/**
 * Where an essay is read, written, kept and analyzed. One file, loaded once the page stands, so that a
 * network lost later loses nothing.
 */
export default function EssayWorkspace({
  userId,
  essays,
  essay,
  isChosen,
  isHelpWithheld,
  running,
  isStartingExam,
  onCloseStart,
  onExam,
  examIndex,
  onShowInExam,
  onLeaveExam,
  onNextEssay,
  onExamStarted,
  progress,
  onProgress,
  onWaiting,
  onExamEnds,
}: EssayWorkspaceProps) {
  const place: AnswerPlace | null = essay && { essayId: essay.id, examId: running?.exam.id ?? null };
  const { content, reload } = useEssayContent(essay?.id);
  const { open: draft, reload: reloadDraft } = useDraft(userId, place);
  const { analysis, analyze } = useAnalysis(place);
  useWaitingDrafts(userId, place, onWaiting);
  useEffect(() => {
    void startSending(userId);
    return examEndOutbox.follow(userId, onExamEnds);
  }, [userId, onExamEnds]);
  const [modelAnswerOf, setModelAnswerOf] = useState<string | null>(null);
  const [isShowingTools, setIsShowingTools] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  const isLoading = essay !== null && (content.status === 'loading' || draft.status === 'loading');
  const state = draft.status === 'ready' ? draft.view.state : null;
  const session = draft.status === 'ready' ? draft.session : null;
  const text = state?.current.text ?? null;
  const [initialProgress] = useState(progress);
  // Saves and analyses change it, here and in other tabs.
  const listed = useRead(listEssayProgress, {}, '', {
    initialData: initialProgress,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const newestProgress = useListedWords(
    listed.status === 'ready' ? listed.value : initialProgress,
    running ? undefined : essay?.id,
    text,
  );
  useEffect(() => onProgress(newestProgress), [newestProgress, onProgress]);
  const { isHelpShown, showHelp } = useEssayHelp(
    userId,
    isHelpWithheld ? undefined : essay?.id,
    state?.current.text ?? null,
  );
  const readAnswer = useCallback(() => session?.read() ?? { html: '', text: '' }, [session]);
  const runAnalysis = () => {
    if (!place || isLoading) return;
    const answer = readAnswer().text;
    if (!isBlank(answer)) showHelp();
    setIsShowingTools(true);
    analyze(place, answer);
    void session?.flush();
  };

  const essayId = essay?.id;
  useEffect(() => {
    if (essayId === undefined || !isChosen) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [essayId, isChosen]);

  // Without an essay there is nothing that they would stand in the way of.
  const areToolsThere = !isHelpWithheld && (!essay || isShowingTools);
  const saveAnswer = async () => (await session?.flush()) ?? 'saved';

  return (
    <div
      data-work-view={essay ? '' : undefined}
      className={classNames(
        'grid min-w-0 items-start gap-5',
        areToolsThere && 'lg:grid-cols-[minmax(0,1fr)_18rem] min-[100rem]:grid-cols-[minmax(0,1fr)_21rem]',
      )}
    >
      <div className="min-w-0">
        {running && (
          <ExamBar
            userId={userId}
            running={running}
            shownIndex={examIndex}
            isLoading={isLoading}
            saveAnswer={saveAnswer}
            onExam={onNextEssay}
            onShow={onShowInExam}
            onLeave={onLeaveExam}
          />
        )}
        {essay && place ? (
          <EssayCard
            key={`${place.essayId} ${place.examId}`}
            userId={userId}
            essay={essay}
            isHelpWithheld={isHelpWithheld}
            examNumber={running ? examIndex + 1 : null}
            place={place}
            content={content}
            draft={draft}
            headingRef={heading}
            onReload={reload}
            onReloadDraft={reloadDraft}
            analysis={analysis}
            onAnalyze={runAnalysis}
            isShowingTools={isShowingTools}
            onToggleTools={() => setIsShowingTools(!isShowingTools)}
            isModelAnswerShown={modelAnswerOf === essay.id}
            onToggleModelAnswer={() => setModelAnswerOf((shown) => (shown === essay.id ? null : essay.id))}
          />
        ) : (
          <NoEssay />
        )}
        {essay && !isHelpWithheld && modelAnswerOf === essay.id && (
          <div className="mt-6">
            <ModelAnswer
              essayId={essay.id}
              isHelpShown={isHelpShown}
              onShowHelp={showHelp}
              onClose={() => setModelAnswerOf(null)}
            />
          </div>
        )}
        {essay && !isHelpWithheld && isHelpShown && <ReportProblem key={essay.id} kind="essay" itemId={essay.id} />}
      </div>
      {!isHelpWithheld && (
        <aside
          aria-label="Essay tools"
          hidden={!areToolsThere}
          className="min-w-0 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto"
        >
          <EssayPanel
            essay={essay}
            isLoading={isLoading}
            isHelpShown={isHelpShown}
            onShowHelp={showHelp}
            content={content.status === 'ready' ? content : null}
            text={text ?? ''}
            readAnswer={readAnswer}
            analysis={analysis}
            onAnalyze={runAnalysis}
          />
        </aside>
      )}
      <StartExamDialog
        essays={essays}
        isOpen={isStartingExam}
        onClose={onCloseStart}
        onStarted={onExamStarted}
        onExam={onExam}
      />
    </div>
  );
}
