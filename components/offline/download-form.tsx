'use client';

import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Progress } from '@/components/ui/progress';
import { Select } from '@/components/ui/select';
import type { DownloadRequest } from '@/lib/client/downloads';
import { MBE_SUBJECTS, type MbeSubject, SUBJECTS, type SubjectId } from '@/lib/domain/subjects/subjects';
import type { DownloadState } from './use-download';

const QUESTION_COUNTS = [0, 10, 25, 50, 100];

type DownloadFormProps = { state: DownloadState; onDownload: (request: DownloadRequest) => void; onCancel: () => void };

function toggled<T>(all: readonly T[], one: T): T[] {
  return all.includes(one) ? all.filter((other) => other !== one) : [...all, one];
}

/** Cards, questions, explanations and essays to be downloaded, and how far that has come. */
export function DownloadForm({ state, onDownload, onCancel }: DownloadFormProps) {
  const [hasCards, setHasCards] = useState(true);
  const [hasEssays, setHasEssays] = useState(true);
  const [questionCount, setQuestionCount] = useState(25);
  const [questionSubjects, setQuestionSubjects] = useState<MbeSubject[]>([...MBE_SUBJECTS]);
  const [explainedSubjects, setExplainedSubjects] = useState<SubjectId[]>([]);
  const isDownloading = state.status === 'downloading';
  const lacksSubject = questionCount > 0 && questionSubjects.length === 0;
  const isNothing = !hasCards && !hasEssays && questionCount === 0 && explainedSubjects.length === 0;

  return (
    <form
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (lacksSubject || isNothing || isDownloading) return;
        onDownload({ hasCards, hasEssays, questionCount, questionSubjects, explainedSubjects });
      }}
    >
      <div>
        <Checkbox
          checked={hasCards}
          onChange={() => setHasCards(!hasCards)}
          label="The flashcards that are due today"
          className="-mx-2"
        />
        <Checkbox
          checked={hasEssays}
          onChange={() => setHasEssays(!hasEssays)}
          label="The essays you have started"
          className="-mx-2"
        />
      </div>
      <div className="grid gap-4">
        <Field label="Questions">
          {(control) => (
            <Select
              {...control}
              value={questionCount}
              onChange={({ target }) => setQuestionCount(Number(target.value))}
              className="max-w-56"
            >
              {QUESTION_COUNTS.map((count) => (
                <option key={count} value={count}>
                  {count === 0 ? 'None' : count}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {questionCount > 0 && (
          <fieldset>
            <legend className="font-semibold">Questions of</legend>
            <div className="mt-1.5 -ml-2 grid gap-x-4 sm:grid-cols-2">
              {MBE_SUBJECTS.map((name) => (
                <Checkbox
                  key={name}
                  checked={questionSubjects.includes(name)}
                  onChange={() => setQuestionSubjects(toggled(questionSubjects, name))}
                  label={name}
                />
              ))}
            </div>
            {lacksSubject && <p className="mt-1 text-sm font-semibold text-danger-ink">Choose at least one subject.</p>}
          </fieldset>
        )}
      </div>
      <fieldset>
        <legend className="font-semibold">Explanations of</legend>
        <div className="mt-1.5 -ml-2 grid gap-x-4 sm:grid-cols-2">
          {SUBJECTS.map(({ id, name, emoji }) => (
            <Checkbox
              key={id}
              checked={explainedSubjects.includes(id)}
              onChange={() => setExplainedSubjects(toggled(explainedSubjects, id))}
              label={
                <>
                  <span aria-hidden="true">{emoji}</span> {name}
                </>
              }
            />
          ))}
        </div>
      </fieldset>
      {state.status === 'failed' && <Alert tone="danger">{state.message}</Alert>}
      {state.status === 'done' && <Alert tone="success">It is on this device.</Alert>}
      {isDownloading ? (
        <div>
          <p role="status" className="mb-1.5 text-sm text-muted tabular-nums">
            {state.done} of {state.total} downloaded
          </p>
          <Progress label="Downloading" value={state.done} max={state.total} />
          <Button variant="secondary" className="mt-4" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      ) : (
        <Button type="submit" variant="primary" className="justify-self-start" disabled={lacksSubject || isNothing}>
          Download
        </Button>
      )}
    </form>
  );
}
