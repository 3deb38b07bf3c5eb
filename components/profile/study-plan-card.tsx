'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import type { StudyPlan } from '@/lib/contract/study-plan';
import { EXAM_KINDS, EXAM_PRESETS } from '@/lib/domain/exams/exam-presets';
import { MAX_NEW_CARDS_PER_DAY } from '@/lib/domain/memorize/constants';
import { MAX_DAILY_GOAL } from '@/lib/domain/performance/constants';
import { TimeZoneSelect } from './time-zone-select';
import { useSubmit } from './use-submit';
import { toHours, toMinutes, WeekHours } from './week-hours';

/** The day of the exam, what to do each day, and whose days they are; null where it could not be read. */
export function StudyPlanCard({ plan }: { plan: StudyPlan | null }) {
  const router = useRouter();
  const [exam, setExam] = useState<StudyPlan['exam']>(plan?.exam ?? null);
  const [hours, setHours] = useState(toHours(plan?.weekdayMinutes ?? []));
  const [examDate, setExamDate] = useState(plan?.examDate ?? '');
  const [newCardsPerDay, setNewCardsPerDay] = useState(String(plan?.newCardsPerDay ?? ''));
  const [dailyGoal, setDailyGoal] = useState(String(plan?.dailyGoal ?? ''));
  const [timeZone, setTimeZone] = useState(plan?.timeZone ?? '');
  const { submit, problem, isDone, isBusy } = useSubmit({
    send: async () => {
      const { sendPlan } = await import('./account-calls');
      await sendPlan({
        exam,
        weekdayMinutes: hours.some((each) => each !== '') ? toMinutes(hours) : null,
        examDate: examDate || null,
        newCardsPerDay: Number(newCardsPerDay),
        dailyGoal: dailyGoal === '' ? null : Number(dailyGoal),
        timeZone: timeZone || null,
      });
      // The way back to this page, or to one that shows the plan, shows what was saved.
      router.refresh();
    },
    failure: 'The study plan could not be saved. Please try again.',
  });

  return (
    <Card id="study-plan" aria-labelledby="study-plan-title" className="scroll-mt-4 print:hidden">
      <CardHeader
        title="Study plan"
        titleId="study-plan-title"
        description="Sets your schedule and goals. Every card you have learned comes back once more in the last days before the exam."
      />
      <CardBody>
        {plan ? (
          <form method="post" onSubmit={submit} className="grid max-w-2xl items-end gap-4 sm:grid-cols-2">
            <Field label="Exam" hint="Sets which subjects and essays your plan has.">
              {(control) => (
                <Select
                  {...control}
                  value={exam ?? ''}
                  onChange={({ target }) => setExam(EXAM_KINDS.find((kind) => kind === target.value) ?? null)}
                >
                  <option value="">Not chosen yet</option>
                  {EXAM_KINDS.map((kind) => (
                    <option key={kind} value={kind}>
                      {EXAM_PRESETS[kind].name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field label="Exam date" hint="Leave it empty until you know it.">
              {(control) => (
                <Input
                  {...control}
                  type="date"
                  min="2000-01-01"
                  max="2099-12-31"
                  value={examDate}
                  onChange={({ target }) => setExamDate(target.value)}
                />
              )}
            </Field>
            <Field label="New cards per day" hint={`From 0 to ${MAX_NEW_CARDS_PER_DAY}.`}>
              {(control) => (
                <Input
                  {...control}
                  type="number"
                  inputMode="numeric"
                  required
                  min={0}
                  max={MAX_NEW_CARDS_PER_DAY}
                  step={1}
                  value={newCardsPerDay}
                  onChange={({ target }) => setNewCardsPerDay(target.value)}
                />
              )}
            </Field>
            <Field label="Daily goal" hint={`Questions per day, up to ${MAX_DAILY_GOAL}; empty for no goal.`}>
              {(control) => (
                <Input
                  {...control}
                  type="number"
                  inputMode="numeric"
                  min={1}
                  max={MAX_DAILY_GOAL}
                  step={1}
                  value={dailyGoal}
                  onChange={({ target }) => setDailyGoal(target.value)}
                />
              )}
            </Field>
            <Field label="Time zone" hint="Sets when a day begins in your figures and your schedule.">
              {(control) => <TimeZoneSelect {...control} value={timeZone} onChange={setTimeZone} />}
            </Field>
            <div className="sm:col-span-2">
              <WeekHours hours={hours} onChange={setHours} />
            </div>
            {problem && (
              <Alert tone="danger" className="sm:col-span-2">
                {problem}
              </Alert>
            )}
            {isDone && (
              <Alert tone="success" className="sm:col-span-2">
                Study plan saved.
              </Alert>
            )}
            <div className="sm:col-span-2">
              <Button type="submit" isBusy={isBusy}>
                Save study plan
              </Button>
            </div>
          </form>
        ) : (
          <p>Your study plan could not be loaded. Please reload the page.</p>
        )}
      </CardBody>
    </Card>
  );
}
