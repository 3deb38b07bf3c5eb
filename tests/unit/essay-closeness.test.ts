import { beforeAll, describe, expect, it } from 'vitest';
import { gradingOf } from '@/lib/content/essay-scores';
import { textOfMarkdown } from '@/lib/content/markdown';
import { closenessTo, LEAST_CLOSENESS } from '@/lib/domain/essays/essay-closeness';
import { stemsIn } from '@/lib/domain/essays/essay-facts';
import { type EssayKey, prepareEssayKey } from '@/lib/domain/essays/essay-key';
import { AbbreviationIndex } from '@/lib/domain/text/abbreviations';
import { readText } from '@/lib/domain/text/read-text';
import { corpus } from '../support/corpus';
import { type GoldenAnswer, scoreGoldenEssays } from '../support/golden-essays';

/** The whole pack is read, on a machine that may be busy. */
const READING_MS = 120_000;

describe('of all essays the closest to an answer', () => {
  const keys = new Map<string, EssayKey>();
  let abbreviations: AbbreviationIndex;
  let graded: GoldenAnswer[];

  beforeAll(async () => {
    const pack = await corpus();
    for (const essay of pack.essays) keys.set(essay.id, prepareEssayKey(gradingOf(essay, pack)));
    abbreviations = new AbbreviationIndex(pack.abbreviations);
    graded = (await scoreGoldenEssays()).filter(({ grade }) => grade >= 3);
  }, READING_MS);

  function closest(text: string): string | null {
    let [best, most]: [string | null, number] = [null, LEAST_CLOSENESS];
    const stems = stemsIn(readText(text, abbreviations).sentences);
    for (const [id, key] of keys) {
      const closeness = closenessTo(key, stems);
      if (closeness > most) [best, most] = [id, closeness];
    }
    return best;
  }

  it('is its own, for every model answer and every hand-graded one that is worth anything', async () => {
    const { essays } = await corpus();
    const answers = [...essays.map(({ id, answer }) => ({ essay: id, text: textOfMarkdown(answer) })), ...graded];
    const wrong = answers.filter(({ essay, text }) => closest(text) !== essay).map(({ essay }) => essay);
    expect(wrong).toEqual([]);
  });

  it.each(['', 'I do not know.', 'Well then.', 'The weather was fine, and the train left on time.'])(
    'is none for %j',
    (text) => {
      expect(closest(text)).toBeNull();
    },
  );
});
