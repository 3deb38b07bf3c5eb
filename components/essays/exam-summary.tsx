'use client';

import { type ReactNode, useMemo, useRef } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { LocalTime } from '@/components/ui/local-time';
import { Meter } from '@/components/ui/meter';
import { useOpenInPrint } from '@/components/ui/use-open-in-print';
import { CONTENT } from '@/lib/client/query';
import { useRead } from '@/lib/client/use-read';
import type { EndpointResponse } from '@/lib/contract/endpoint-contract';
import type { summarizeEssayExam } from '@/lib/contract/essay-exams';
import { getRulesByTopic } from '@/lib/contract/rules';
import { percentOf, SCORE_MEANING, scoreLine } from '@/lib/domain/essays/score-words';
import { withUnsentAnswers } from '@/lib/domain/essays/unsent-answers';
import { formatMinutesSeconds } from '@/lib/domain/mbe/stopwatch';
import { ExamEssay } from './exam-essay';
import { ExportAnswer } from './export-answer';
import { RulesToLearn } from './rules-to-learn';
import { useExamDrafts } from './use-exam-drafts';

function Figure({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="text-lg font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

type ExamSummaryProps = { userId: string; summary: EndpointResponse<typeof summarizeEssayExam> };

/** How an exam went: totals, every answer with its feedback, and what to learn next. */
export function ExamSummary({ userId, summary }: ExamSummaryProps) {
  const { exam, score, maxPossibleScore, rulesToLearn } = summary;
  const essays = withUnsentAnswers(summary.essays, useExamDrafts(userId, exam.id));
  const page = useRef<HTMLDivElement>(null);
  useOpenInPrint(page);
  const rules = useRead(getRulesByTopic, {}, 'Failed to load rules', CONTENT);
  const rulesByTopic = rules.status === 'ready' ? rules.value : null;
  const topics = useMemo(() => [...new Set(summary.essays.flatMap((essay) => essay.topics))], [summary.essays]);

  const percent = percentOf(score, maxPossibleScore);
  const written = essays.filter(({ wordCount }) => wordCount > 0).length;
  const words = essays.reduce((sum, { wordCount }) => sum + wordCount, 0);
  const seconds = essays.reduce((sum, essay) => sum + (essay.seconds ?? 0), 0);
  const title = essays.length === 1 ? `Exam - ${essays[0]?.displayName}` : `Exam of ${essays.length} essays`;

  return (
    <div ref={page} className="grid gap-6">
      <Card aria-labelledby="exam-totals">
        <CardHeader
          titleId="exam-totals"
          title={scoreLine(summary)}
          description={
            <>
              {percent}% of the points · <LocalTime atMs={Date.parse(exam.startedAt)} />
            </>
          }
          trailing={
            exam.finishedAt === null ? (
              <Badge tone="warning">Still running</Badge>
            ) : (
              <Badge tone="success">Finished</Badge>
            )
          }
        />
        <CardBody className="grid gap-5">
          <div>
            <Meter label="Share of the points" percent={percent} />
            <p className="mt-2 max-w-measure text-sm text-muted">{SCORE_MEANING}</p>
          </div>
          <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
            <Figure term="Essays written">
              {written} of {essays.length}
            </Figure>
            <Figure term="Words">{words.toLocaleString('en-US')}</Figure>
            <Figure term="Time">{formatMinutesSeconds(seconds)}</Figure>
            <Figure term="Clock">
              {exam.minutesPerEssay === null ? 'Off' : `${exam.minutesPerEssay} min an essay`}
            </Figure>
          </dl>
          <div className="flex flex-wrap items-start gap-3 print:hidden">
            <ExportAnswer
              readDocument={() => ({
                title,
                lead: `${scoreLine(summary)} (${percent}%)`,
                essays: essays.map(({ displayName, topics, answerHtml, unsentHtml, analysis, seconds }) => ({
                  displayName,
                  topics,
                  answerHtml: unsentHtml || answerHtml,
                  analysis,
                  seconds,
                })),
                rulesToLearn,
              })}
            >
              Export all answers (.docx)
            </ExportAnswer>
            <Button variant="secondary" onClick={() => window.print()}>
              Print
            </Button>
            <ButtonLink href="/essays" variant="ghost">
              Back to the essays
            </ButtonLink>
          </div>
        </CardBody>
      </Card>
      <section aria-labelledby="exam-essays" className="grid gap-6">
        <h2 id="exam-essays" className="font-serif text-2xl font-semibold">
          Your essays
        </h2>
        {essays.map((essay, index) => (
          <ExamEssay
            key={essay.id}
            essay={essay}
            number={index + 1}
            minutesGiven={exam.minutesPerEssay}
            rulesByTopic={rulesByTopic}
          />
        ))}
      </section>
      <RulesToLearn
        rules={rulesToLearn}
        place={{ rulesByTopic, topics }}
        hasAnalysis={essays.some(({ analysis }) => analysis !== null)}
      />
    </div>
  );
}
