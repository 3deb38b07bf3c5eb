// @vitest-environment jsdom
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { type AnswerDocument, answerDocument } from './export-answer-document';

const ESSAY = { displayName: 'Torts 1 - The Crane', topics: ['Torts', 'Remedies'], analysis: null, seconds: null };

async function partsOf(document: AnswerDocument) {
  const zip = await JSZip.loadAsync(await answerDocument(document));
  const read = async (path: string) => (await zip.file(path)?.async('string')) ?? '';
  return {
    body: await read('word/document.xml'),
    numbering: await read('word/numbering.xml'),
    relations: await read('word/_rels/document.xml.rels'),
  };
}

/** The words of each paragraph. */
function linesOf(body: string): string[] {
  return [...body.matchAll(/<w:p>.*?<\/w:p>|<w:p\/>/gs)].map(([paragraph]) =>
    [...paragraph.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)].map(([, text]) => text).join(''),
  );
}

describe('answerDocument', () => {
  it('keeps the look of an answer', async () => {
    const answerHtml =
      '<h1>Duty</h1><p>Dan <strong>owed</strong> <em>care</em>,<br>see <a href="https://example.com/">here</a>.</p>' +
      '<ol start="3"><li>breach</li><li>cause</li></ol><blockquote>Danger invites rescue.</blockquote><ol><li>again</li></ol>';
    const { body, numbering, relations } = await partsOf({ title: 'x', essays: [{ ...ESSAY, answerHtml }] });
    expect(linesOf(body)).toEqual([
      'Torts 1 - The Crane',
      'Torts, Remedies',
      'Your answer',
      'Duty',
      'Dan owed care,see here.',
      'breach',
      'cause',
      'Danger invites rescue.',
      'again',
    ]);
    expect(body).toMatch(/<w:b\/>(?:(?!<\/w:r>).)*owed/);
    expect(body).toMatch(/<w:i\/>(?:(?!<\/w:r>).)*care/);
    expect(body).toContain('<w:br/>');
    expect(relations).toContain('https://example.com/');
    expect(numbering).toContain('<w:start w:val="3"/>');
    const lists = [...body.matchAll(/<w:numId w:val="(\d+)"\/>/g)].map(([, id]) => id);
    expect(lists).toHaveLength(3);
    expect(lists[0]).toBe(lists[1]);
    expect(lists[2]).not.toBe(lists[0]);
  });

  it('tells time, analysis and what to learn', async () => {
    const { body } = await partsOf({
      title: 'My exam',
      lead: 'Score: 5 / 20 (25%)',
      essays: [
        {
          ...ESSAY,
          answerHtml: '',
          seconds: 3_725,
          analysis: { score: 5, maxPossibleScore: 20, feedback: [] },
          isChangedSince: true,
        },
        { ...ESSAY, displayName: 'Torts 2', answerHtml: '<p>&lt;b&gt; &amp; c</p>' },
      ],
      rulesToLearn: [{ id: 'r', name: 'Duty', text: 'Care.', points: 3 }],
    });
    const lines = linesOf(body);
    expect(lines.slice(0, 2)).toEqual(['My exam', 'Score: 5 / 20 (25%)']);
    expect(lines).toContain('Torts, Remedies · Time: 62:05');
    expect(lines).toContain('No answer was written.');
    expect(lines.filter((line) => line.includes('changed after this analysis'))).toHaveLength(1);
    expect(lines).toContain('&lt;b&gt; &amp; c');
    expect(lines.slice(-2)).toEqual(['What to learn next', 'Duty: Care.']);
    expect(body.match(/<w:pageBreakBefore\/>/g)).toHaveLength(1);
  });
});
