// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { leave, render, settle } from '@/lib/client/held-server.fixture';
import { HelpGate } from './help-gate';
import { LiveDetection } from './panel/live-detection';
import { useEssayHelp } from './use-essay-help';

type At = { essayId?: string; text: string | null };

function Screen({ essayId, text }: At) {
  const { isHelpShown, showHelp } = useEssayHelp('learner', essayId, text);
  return (
    <>
      <LiveDetection
        isHelpShown={isHelpShown}
        issues={[
          { issue: 'battery', status: 'Detected', buzzwordStatus: '1 of 2 buzzwords' },
          { issue: 'consent', status: 'Not detected' },
        ]}
      />
      <HelpGate what="The checklist is hidden" isHelpShown={isHelpShown} onShowHelp={showHelp}>
        <p>The checklist</p>
      </HelpGate>
    </>
  );
}

const open = (at: At) => render(<Screen {...at} />);
const text = () => document.body.textContent ?? '';
const showHelp = () => settle(() => document.querySelector('button')?.click());

function expectHelp(isShown: boolean) {
  expect(text().includes('The checklist is hidden')).toBe(!isShown);
  expect(text().includes('consent')).toBe(isShown);
  expect(text().includes('Issue 2')).toBe(!isShown);
  expect(text()).toContain('battery');
}

beforeEach(() => localStorage.clear());
afterEach(leave);

it('hides the names of what was not found, and other help, until it is asked for', async () => {
  await open({ essayId: 'a', text: '' });
  expectHelp(false);
  await showHelp();
  expectHelp(true);
  await open({ essayId: 'b', text: '' });
  expectHelp(false);
  await open({ essayId: 'a', text: '' });
  expectHelp(true);
});

it('is remembered with the attempt, and forgotten once the answer was taken away', async () => {
  await open({ essayId: 'a', text: null });
  await open({ essayId: 'a', text: 'Battery.' });
  await showHelp();
  await leave();
  await open({ essayId: 'a', text: null });
  await open({ essayId: 'a', text: 'Battery.' });
  expectHelp(true);
  await open({ essayId: 'a', text: ' ' });
  expectHelp(false);
  await leave();
  await open({ essayId: 'a', text: 'Battery.' });
  expectHelp(false);
});

it('shows none where no essay is given, as in an exam', async () => {
  await open({ text: 'Battery.' });
  await showHelp();
  expectHelp(false);
});
