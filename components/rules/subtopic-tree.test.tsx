import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SubtopicTree } from './subtopic-tree';

const subtopic = (name: string) => ({ name, rulesLoaded: 3 });
const SOURCES = [
  {
    name: 'Core',
    topics: [
      { name: 'Torts', subtopics: [subtopic('Duty'), subtopic('Breach')] },
      { name: 'Evidence', subtopics: [subtopic('Hearsay')] },
    ],
  },
];

const boxesOf = (isOpen: boolean) =>
  renderToStaticMarkup(<SubtopicTree sources={SOURCES} isOpen={isOpen} ticked={new Set()} onToggle={() => {}} />).match(
    /type="checkbox"/g,
  )?.length;

it('draws the subtopics of a topic only where it lies open', () => {
  expect(boxesOf(false)).toBe(3);
  expect(boxesOf(true)).toBe(6);
});
