'use client';

import { type FormEvent, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { errorMessage } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { type StudyPlan, setStudyPlan } from '@/lib/contract/cards';
import { MAX_NEW_CARDS_PER_DAY } from '@/lib/domain/memorize/constants';

/** The day of the exam and the daily limit of new flashcards. */
export function StudyPlanCard({ plan }: { plan: StudyPlan | null }) {
  const [examDate, setExamDate] = useState(plan?.examDate ?? '');
  const [newCardsPerDay, setNewCardsPerDay] = useState(String(plan?.newCardsPerDay ?? ''));
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setProblem(null);
    setIsSaved(false);
    try {
      const body = { examDate: examDate === '' ? null : examDate, newCardsPerDay: Number(newCardsPerDay) };
      await call(setStudyPlan, { body });
      setIsSaved(true);
    } catch (error) {
      setProblem(errorMessage(error, 'The study plan could not be saved. Please try again.'));
    }
    setIsBusy(false);
  }

  return (
    <Card aria-labelledby="study-plan">
      <CardHeader
        title="Study plan"
        titleId="study-plan"
        description="What the schedule of your flashcards goes by. Every card you have learned comes back once more in the last days before the exam."
      />
      <CardBody>
        {plan ? (
          <form method="post" onSubmit={submit} className="grid max-w-md gap-4">
            <Field label="Exam date" hint="Leave it empty while you do not know it.">
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
            <Field label="New cards a day" hint={`From 0 to ${MAX_NEW_CARDS_PER_DAY}.`}>
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
            {problem && <Alert tone="danger">{problem}</Alert>}
            {isSaved && <Alert tone="success">Study plan saved.</Alert>}
            <div>
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
