import { Alert } from '@/components/ui/alert';
import { ButtonLink } from '@/components/ui/button-link';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { LocalTime } from '@/components/ui/local-time';
import { OpenAnchor } from '@/components/ui/open-anchor';
import { PageHeading } from '@/components/ui/page-heading';
import type { AttemptReview as Attempt } from '@/lib/contract/quiz';
import { UNKNOWN_TIME_SECONDS } from '@/lib/domain/mbe/constants';
import { filterTitle } from '@/lib/domain/mbe/filter-title';
import { AnsweredQuestion } from './answered-question';
import { DiagnosticResult } from './diagnostic-result';
import { ScoreFigures } from './score-figures';

/** Mean of the times that are known; null when none is. */
function averageSeconds(responses: Attempt['responses']): number | null {
  const times = responses
    .map(({ timeTakenSeconds }) => timeTakenSeconds)
    .filter((time) => time !== UNKNOWN_TIME_SECONDS);
  return times.length === 0 ? null : Math.round(times.reduce((sum, time) => sum + time, 0) / times.length);
}

/** A past attempt, question by question. */
export function AttemptReview({ attempt }: { attempt: Attempt }) {
  const { correctCount, createdAt, incorrectCount, isDiagnostic, responses, totalTimeSeconds } = attempt;
  return (
    <>
      <OpenAnchor />
      <PageHeading
        title={filterTitle(attempt)}
        lead={<LocalTime atMs={Date.parse(createdAt)} />}
        actions={
          <div className="flex flex-wrap gap-3">
            {isDiagnostic && <ButtonLink href="/">See today’s plan</ButtonLink>}
            <ButtonLink href="/questions/history" variant="secondary">
              Past attempts
            </ButtonLink>
          </div>
        }
      />
      {isDiagnostic ? (
        <DiagnosticResult
          answers={responses.map(({ userAnswerLabel, ...response }) => ({ ...response, chosenLabel: userAnswerLabel }))}
        />
      ) : (
        <Card aria-label="Score">
          <CardBody>
            <ScoreFigures
              correctCount={correctCount}
              incorrectCount={incorrectCount}
              totalSeconds={totalTimeSeconds}
              averageSeconds={averageSeconds(responses)}
            />
          </CardBody>
        </Card>
      )}
      <Card aria-labelledby="by-question-title" className="mt-6">
        <CardHeader title="Question by question" titleId="by-question-title" />
        <CardBody>
          <ol>
            {responses.map(({ question, userAnswerLabel, correctAnswerLabel, isDisputed, ...response }, index) => (
              <AnsweredQuestion
                key={question.id}
                number={index + 1}
                question={question}
                chosenLabel={userAnswerLabel}
                {...response}
                note={
                  <>
                    {isDisputed && (
                      <Alert tone="warning">
                        A report about this question was confirmed, and it is being corrected. Your result does not
                        change.
                      </Alert>
                    )}
                    {correctAnswerLabel !== question.correctOptLabel && (
                      <Alert tone="info">
                        This question has been corrected since: its key was {correctAnswerLabel} when you answered, and
                        is {question.correctOptLabel} now. Your result does not change.
                      </Alert>
                    )}
                  </>
                }
              />
            ))}
          </ol>
        </CardBody>
      </Card>
    </>
  );
}
