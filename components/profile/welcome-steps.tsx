'use client';

import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { useFocusOnStep } from '@/components/ui/use-focus-on-step';
import { writeErrorMessage } from '@/lib/client/api-error';
import { queryClient } from '@/lib/client/query';
import type { StudyPlan } from '@/lib/contract/study-plan';
import type { ExamDays } from '@/lib/domain/exams/exam-days';
import { EXAM_KINDS, EXAM_PRESETS } from '@/lib/domain/exams/exam-presets';
import { DIAGNOSTIC_QUESTIONS } from '@/lib/domain/mbe/diagnostic';
import { DEFAULT_WEEKDAY_MINUTES, DIAGNOSTIC_MINUTES } from '@/lib/domain/plan/constants';
import { diagnosticAddress } from '@/lib/domain/understand/study-address';
import { toHours, toMinutes, WEEK_PRESETS, WeekHours } from './week-hours';

const FAILED = 'This could not be saved. Please try again.';
/** As learners write it, whatever the browser's language: both sides must draw the same. */
const monthAndDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

type WelcomeStepsProps = { plan: StudyPlan; examDays: readonly ExamDays[] };

/** What a plan is made from, asked in three steps, each of which can be skipped. */
export function WelcomeSteps({ plan, examDays }: WelcomeStepsProps) {
  const [step, setStep] = useState(0);
  const [day, setDay] = useState(plan.examDate ?? '');
  const [hours, setHours] = useState(toHours(plan.weekdayMinutes ?? DEFAULT_WEEKDAY_MINUTES));
  const { mutate, reset, error, isPending: isBusy } = useMutation({ mutationFn: sendChanges }, queryClient());
  const problem = error && writeErrorMessage(error, FAILED);
  useFocusOnStep(step, () => document.getElementById('welcome-step')?.focus());

  const goOn = () => {
    reset();
    setStep(step + 1);
  };
  const save = (changes: Partial<StudyPlan>) => {
    if (!isBusy) mutate(changes, { onSuccess: goOn });
  };

  const steps: { title: string; body: ReactNode }[] = [
    {
      title: 'Which exam do you prepare for?',
      body: EXAM_KINDS.map((kind) => (
        <Button key={kind} size="lg" disabled={isBusy} onClick={() => save({ exam: kind })}>
          <span className="grid text-left">
            <span>{EXAM_PRESETS[kind].name}</span>
            <span className="text-sm font-normal">{EXAM_PRESETS[kind].summary}</span>
          </span>
        </Button>
      )),
    },
    {
      title: 'When is your exam?',
      body: (
        <>
          {examDays.map(({ first }) => (
            <Button key={first} size="lg" disabled={isBusy} onClick={() => save({ examDate: first })}>
              {monthAndDay.format(Date.parse(first))}
            </Button>
          ))}
          <form
            method="post"
            className="grid items-end gap-3 sm:grid-cols-[1fr_auto]"
            onSubmit={(event) => {
              event.preventDefault();
              save({ examDate: day });
            }}
          >
            <Field label="Another day">
              {(control) => (
                <Input
                  {...control}
                  type="date"
                  required
                  min="2000-01-01"
                  max="2099-12-31"
                  value={day}
                  onChange={({ target }) => setDay(target.value)}
                />
              )}
            </Field>
            <Button type="submit" disabled={isBusy}>
              Use this day
            </Button>
          </form>
        </>
      ),
    },
    {
      title: 'How many hours a week do you have?',
      body: (
        <>
          {WEEK_PRESETS.map((preset) => (
            <Button
              key={preset.hours}
              size="lg"
              disabled={isBusy}
              onClick={() => save({ weekdayMinutes: [...preset.minutes] })}
            >
              {preset.hours} hours a week
            </Button>
          ))}
          <form
            method="post"
            className="grid gap-3"
            onSubmit={(event) => {
              event.preventDefault();
              save({ weekdayMinutes: toMinutes(hours) });
            }}
          >
            <WeekHours hours={hours} onChange={setHours} />
            <Button type="submit" disabled={isBusy}>
              Use these hours
            </Button>
          </form>
        </>
      ),
    },
  ];
  const shown = steps[step];
  const skip = step === 1 ? 'Not yet' : 'Skip';

  return (
    <Card aria-labelledby="welcome-title">
      <CardHeader
        titleId="welcome-title"
        title={
          <span id="welcome-step" tabIndex={-1}>
            {shown ? shown.title : 'You are ready'}
          </span>
        }
        description={shown ? `Step ${step + 1} of ${steps.length}` : 'All of this can be changed in your settings.'}
      />
      <CardBody className="grid gap-3">
        {problem && <Alert tone="danger">{problem}</Alert>}
        {shown?.body}
        {shown ? (
          <Button variant="ghost" disabled={isBusy} onClick={goOn}>
            {skip}
          </Button>
        ) : (
          <>
            <p>
              The diagnostic asks {DIAGNOSTIC_QUESTIONS} questions, three in each subject, and takes about{' '}
              {DIAGNOSTIC_MINUTES} minutes. Your plan then begins where you need it most.
            </p>
            <ButtonLink href={diagnosticAddress()} prefetch={false} size="lg">
              Start the diagnostic
            </ButtonLink>
            <ButtonLink href="/" variant="ghost">
              Later
            </ButtonLink>
          </>
        )}
      </CardBody>
    </Card>
  );
}

async function sendChanges(changes: Partial<StudyPlan>): Promise<void> {
  const { sendPlan } = await import('./account-calls');
  await sendPlan(changes);
}
