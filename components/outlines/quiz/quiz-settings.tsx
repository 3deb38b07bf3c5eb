'use client';

import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Select } from '@/components/ui/select';
import type { QuizChoice } from './use-outline-quiz';

type QuizSettingsProps = {
  courses: readonly string[];
  initialCourse: string | null;
  onStart: (choice: QuizChoice) => void;
};

/** What the next quiz is drawn from. */
export function QuizSettings({ courses, initialCourse, onStart }: QuizSettingsProps) {
  const id = useId();
  const [course, setCourse] = useState(initialCourse ?? '');
  const [isUntickedOnly, setIsUntickedOnly] = useState(false);
  return (
    <form
      className="mb-6 flex flex-wrap items-end gap-x-6 gap-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        onStart({ course: course === '' ? null : course, isUntickedOnly });
      }}
    >
      <div className="min-w-56 max-sm:w-full">
        <label htmlFor={id} className="mb-1.5 block font-semibold">
          Course
        </label>
        <Select id={id} value={course} onChange={({ target }) => setCourse(target.value)}>
          <option value="">All courses</option>
          {courses.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <Checkbox
        label="Unlearned rules only"
        checked={isUntickedOnly}
        onChange={({ target }) => setIsUntickedOnly(target.checked)}
        className="-ml-2 sm:ml-0 sm:py-2"
      />
      <Button type="submit" variant="secondary">
        Start new quiz
      </Button>
    </form>
  );
}
