'use client';

import { useMemo } from 'react';
import { AccordionItem } from '@/components/ui/accordion';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button-link';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { SafeHtml } from '@/components/ui/safe-html';
import type { EndpointResponse } from '@/lib/contract/endpoint-contract';
import type { summarizeEssayExam } from '@/lib/contract/essay-exams';
import type { RulesByTopic } from '@/lib/domain/essays/topic-rules';
import { formatMinutesSeconds } from '@/lib/domain/mbe/stopwatch';
import { essayAddress } from '@/lib/domain/understand/study-address';
import { ExportAnswer } from './export-answer';
import { AnalysisReport } from './panel/analysis-report';

type ExamEssayProps = {
  essay: EndpointResponse<typeof summarizeEssayExam>['essays'][number] & {
    /** The answer where only this device holds it, else empty. */
    unsentHtml: string;
  };
  /** Its place in the exam, from 1. */
  number: number;
  /** Null without a clock. */
  minutesGiven: number | null;
  rulesByTopic: RulesByTopic | null;
};

/** The time spent on an essay, and whether it was more than there was. */
function timeOf(seconds: number | null, minutesGiven: number | null): { text: string; isOver: boolean } {
  if (seconds === null) return { text: 'Not opened', isOver: false };
  const over = minutesGiven === null ? 0 : seconds - minutesGiven * 60;
  const text = formatMinutesSeconds(seconds);
  return over > 0 ? { text: `${text} (${formatMinutesSeconds(over)} over)`, isOver: true } : { text, isOver: false };
}

function whyNotAnalyzed({ unsentHtml, wordCount }: ExamEssayProps['essay']): string {
  if (unsentHtml !== '') {
    return 'Your answer is only on this device and has not reached the server yet. Scored 0 until it is sent.';
  }
  return wordCount > 0 ? 'This answer has not been analyzed.' : 'No answer was written. Scored 0.';
}

/** An essay of an exam: the answer, its feedback and the time it took. */
export function ExamEssay({ essay, number, minutesGiven, rulesByTopic }: ExamEssayProps) {
  const { id, displayName, topics, seconds, answerHtml, wordCount, analysis } = essay;
  const place = useMemo(() => ({ rulesByTopic, topics }), [rulesByTopic, topics]);
  const time = timeOf(seconds, minutesGiven);
  const titleId = `exam-essay-${number}`;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader
        titleId={titleId}
        level={3}
        title={`${number}. ${displayName}`}
        description={`[${topics.join(', ')}]`}
        trailing={<Badge tone={time.isOver ? 'warning' : 'neutral'}>{time.text}</Badge>}
      />
      <CardBody className="grid gap-5">
        {analysis ? (
          <AnalysisReport analysis={analysis} place={place} isScoreExplained={false} />
        ) : (
          <p className="text-muted">{whyNotAnalyzed(essay)}</p>
        )}
        {answerHtml !== '' && (
          <AccordionItem
            className="rounded-md border border-line last:border-b"
            title="Your answer"
            trailing={
              <span className="text-sm text-muted tabular-nums">
                {wordCount.toLocaleString('en-US')} {wordCount === 1 ? 'word' : 'words'}
              </span>
            }
          >
            <SafeHtml html={answerHtml} className="reading rich-text wrap-anywhere" />
          </AccordionItem>
        )}
        <div className="flex flex-wrap items-start gap-3 print:hidden">
          <ButtonLink href={essayAddress(id)} variant="secondary" prefetch={false}>
            Practice it again<span className="sr-only">: {displayName}</span>
          </ButtonLink>
          {answerHtml !== '' && (
            <ExportAnswer
              readDocument={() => ({
                title: displayName,
                essays: [{ displayName, topics, answerHtml, analysis, seconds }],
              })}
            >
              Export (.docx)<span className="sr-only">: {displayName}</span>
            </ExportAnswer>
          )}
        </div>
      </CardBody>
    </Card>
  );
}
