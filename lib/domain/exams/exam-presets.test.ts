import { describe, expect, it } from 'vitest';
import { EXAM_LENGTHS } from '@/lib/domain/essays/essay-format';
import { SUBJECTS } from '@/lib/domain/subjects/subjects';
import { EXAM_KINDS, EXAM_PRESETS, examSubjectIds } from './exam-presets';

describe('EXAM_PRESETS', () => {
  it.each(EXAM_KINDS)('says of %s what its parts are, each with its source and day', (kind) => {
    const preset = EXAM_PRESETS[kind];
    expect(preset.kind).toBe(kind);
    for (const part of [preset.multipleChoice, preset.essays, preset.performanceTests]) {
      if (part) expect(part.source.checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });

  it('offers the essays of an exam in the exam mode of the same format', () => {
    for (const { essays } of Object.values(EXAM_PRESETS)) {
      if (essays) expect(EXAM_LENGTHS[essays.minutesEach].map(({ count }) => count)).toContain(essays.count);
    }
  });

  it('lets California ask all thirteen subjects', () => {
    expect(new Set(EXAM_PRESETS.california.essays?.subjectIds)).toEqual(new Set(SUBJECTS.map(({ id }) => id)));
  });
});

describe('examSubjectIds', () => {
  it.each([
    ['multiple_choice', 8],
    ['ube', 9],
    ['california', 13],
  ] as const)('of %s are %i', (kind, count) => {
    expect(examSubjectIds(EXAM_PRESETS[kind]).size).toBe(count);
  });
});
