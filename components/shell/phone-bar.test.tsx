import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PhoneBar } from './phone-bar';

/** The label and the mark of every link of the tab bar that is marked on a page. */
function marked(path: string): string[][] {
  const html = renderToStaticMarkup(
    <PathnameContext value={path}>
      <PhoneBar />
    </PathnameContext>,
  );
  return [...html.matchAll(/<a aria-current="(\w+)".*?<\/svg>(\w+)<\/a>/g)].map(([, mark = '', label = '']) => [
    label,
    mark,
  ]);
}

it.each([
  ['/', ['Today', 'page']],
  ['/plan', ['Today', 'true']],
  ['/understand/evidence', ['Learn', 'true']],
  ['/rule-statements', ['Memorize', 'page']],
  ['/rules/quiz', ['Memorize', 'true']],
  ['/questions/history', ['Practice', 'true']],
  ['/profile', ['Progress', 'page']],
  ['/profile/settings', ['Progress', 'true']],
])('the tab bar marks on %s where one is: %j', (path, place) => {
  expect(marked(path)).toEqual([place]);
});

it('marks nothing on a page that belongs to none of its places', () => {
  expect(marked('/downloads')).toEqual([]);
});
