import { describe, expect, it } from 'vitest';
import { MAX_FILE_BYTES } from './constants';
import { isUnderWay, type UploadAction, type UploadEntry, uploadListReducer } from './upload-list';

function file(name: string, size = 1_000, lastModified = 1) {
  return { name, size, lastModified };
}

function run(...actions: UploadAction[]): readonly UploadEntry[] {
  return actions.reduce<readonly UploadEntry[]>(uploadListReducer, []);
}

const outline = (entries: readonly UploadEntry[]) => entries.map(({ file: { name }, state }) => [name, state.status]);

const three: UploadAction = { type: 'select', files: [file('a.docx'), file('b.pdf'), file('c.docx')] };

describe('selecting files', () => {
  it.each([
    ['Torts.docx', 1, 'selected'],
    ['TORTS.DOCX', MAX_FILE_BYTES, 'selected'],
    ['Torts.docx', MAX_FILE_BYTES + 1, 'refused'],
    ['Torts.docx', 0, 'refused'],
    ['Torts.doc', 10, 'refused'],
    ['Torts.docx.pdf', 10, 'refused'],
    ['docx', 10, 'refused'],
  ])('%s of %d bytes is %s', (name, size, status) => {
    const [entry] = run({ type: 'select', files: [file(name, size)] });
    expect(entry?.state.status).toBe(status);
    if (entry?.state.status === 'refused') expect(entry.state.msg).toContain(`'${name}'`);
  });

  it('lists the same file once, and another of its name besides', () => {
    const entries = run(three, three, { type: 'select', files: [file('a.docx', 1_000, 2)] });
    expect(entries.map((entry) => entry.file.name)).toEqual(['a.docx', 'b.pdf', 'c.docx', 'a.docx']);
    expect(new Set(entries.map(({ key }) => key)).size).toBe(4);
  });
});

describe('uploading', () => {
  it('takes along what is ready, each settled by itself', () => {
    const started = run(three, { type: 'start' });
    expect(outline(started)).toEqual([
      ['a.docx', 'waiting'],
      ['b.pdf', 'refused'],
      ['c.docx', 'waiting'],
    ]);
    expect(started.filter(isUnderWay)).toHaveLength(2);

    const settled = run(
      three,
      { type: 'start' },
      { type: 'progress', key: 1, share: 0.5 },
      { type: 'failed', key: 1, msg: 'The line was cut.' },
      { type: 'progress', key: 3, share: 1 },
      { type: 'uploaded', key: 3 },
    );
    expect(outline(settled)).toEqual([
      ['a.docx', 'failed'],
      ['b.pdf', 'refused'],
    ]);
  });

  it('tries again what failed, never what was refused', () => {
    const again = run(
      three,
      { type: 'failed', key: 1, msg: '' },
      { type: 'refused', key: 3, msg: '' },
      { type: 'start' },
    );
    expect(outline(again)).toEqual([
      ['a.docx', 'waiting'],
      ['b.pdf', 'refused'],
      ['c.docx', 'refused'],
    ]);
  });

  it('leaves a file alone that was taken out meanwhile', () => {
    expect(
      outline(run(three, { type: 'start' }, { type: 'remove', key: 3 }, { type: 'progress', key: 3, share: 1 })),
    ).toEqual([
      ['a.docx', 'waiting'],
      ['b.pdf', 'refused'],
    ]);
  });
});

it('dismisses problems alone, and clears everything', () => {
  expect(outline(run(three, { type: 'failed', key: 3, msg: '' }, { type: 'dismiss' }))).toEqual([
    ['a.docx', 'selected'],
  ]);
  expect(run(three, { type: 'clear' })).toEqual([]);
});
