import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canSend,
  type DraftAction,
  type DraftState,
  type DraftText,
  draftReducer,
  isUnsaved,
  openDraft,
  type ServerDraft,
  saveOutcome,
} from './draft-sync';

const NOW = '2026-11-20T10:00:00.000Z';
const EMPTY: ServerDraft = { version: 0, html: '', text: '', savedAt: null };

function content(text: string): DraftText {
  return { html: text === '' ? '' : `<p>${text}</p>`, text };
}

function stored(version: number, text: string): ServerDraft {
  return { ...content(text), version, savedAt: NOW };
}

function run(state: DraftState, ...actions: DraftAction[]): DraftState {
  return actions.reduce(draftReducer, state);
}

describe('opening', () => {
  test('shows what the server holds', () => {
    expect(openDraft(stored(3, 'mine'), null)).toMatchObject({ current: content('mine'), rival: null });
  });

  test('goes on with what waited in the browser', () => {
    const state = openDraft(stored(3, 'old'), { ...content('new'), baseVersion: 3 });
    expect(state.current).toEqual(content('new'));
    expect(canSend(state)).toBe(true);
  });

  test('asks when something else was saved meanwhile', () => {
    const state = openDraft(stored(4, 'theirs'), { ...content('mine'), baseVersion: 3 });
    expect(state.current).toEqual(content('mine'));
    expect(state.rival).toEqual(stored(4, 'theirs'));
    expect(canSend(state)).toBe(false);
  });

  test('asks nothing when the server already holds what waited', () => {
    const state = openDraft(stored(4, 'same'), { ...content('same'), baseVersion: 3 });
    expect(state.rival).toBeNull();
    expect(isUnsaved(state)).toBe(false);
  });
});

describe('draftReducer', () => {
  const typed = run(openDraft(EMPTY, null), { type: 'typed', content: content('a') });
  const sending = run(typed, { type: 'send' });

  test('what was typed while something was on its way is sent after it', () => {
    const later = run(sending, { type: 'typed', content: content('ab') }, { type: 'sent', version: 1, savedAt: NOW });
    expect(later.base).toEqual(stored(1, 'a'));
    expect(later.current).toEqual(content('ab'));
    expect(canSend(later)).toBe(true);
  });

  test('what failed is tried again, what was refused is not until it has changed', () => {
    expect(canSend(run(sending, { type: 'sendFailed', trouble: { kind: 'offline', reason: 'no network' } }))).toBe(
      true,
    );
    const refused = run(sending, { type: 'sendFailed', trouble: { kind: 'refused', reason: 'too large' } });
    expect(canSend(refused)).toBe(false);
    expect(canSend(run(refused, { type: 'typed', content: content('b') }))).toBe(true);
  });

  test('tells how far an answer has come', () => {
    const trouble = (kind: 'failed' | 'refused'): DraftAction => ({
      type: 'sendFailed',
      trouble: { kind, reason: 'why' },
    });
    expect(saveOutcome(openDraft(stored(3, 'a'), null))).toBe('saved');
    expect(saveOutcome(sending)).toBe('waiting');
    expect(saveOutcome(run(sending, trouble('failed')))).toBe('waiting');
    expect(saveOutcome(run(sending, trouble('refused')))).toBe('refused');
    expect(saveOutcome(run(sending, { type: 'conflicted', stored: stored(1, 'theirs') }))).toBe('undecided');
  });

  test('another version is taken over where nothing was typed', () => {
    const state = run(openDraft(stored(1, 'a'), null), { type: 'savedElsewhere', stored: stored(2, 'b') });
    expect(state).toEqual(openDraft(stored(2, 'b'), null));
  });

  test('old news changes nothing', () => {
    const state = openDraft(stored(2, 'b'), null);
    expect(run(state, { type: 'savedElsewhere', stored: stored(1, 'a') })).toBe(state);
  });

  test('a conflict waits for the choice: mine goes on top of theirs', () => {
    const conflicted = run(sending, { type: 'conflicted', stored: stored(5, 'theirs') });
    expect(canSend(conflicted)).toBe(false);
    const kept = run(conflicted, { type: 'keepMine' });
    expect(kept.base.version).toBe(5);
    expect(canSend(kept)).toBe(true);
    expect(run(conflicted, { type: 'takeTheirs' })).toEqual(openDraft(stored(5, 'theirs'), null));
  });
});

/** The server of the contract: one chain of versions, each saved upon the one that was edited. */
class Server {
  readonly versions: ServerDraft[] = [EMPTY];

  get stored(): ServerDraft {
    return this.versions.at(-1) ?? EMPTY;
  }

  /** The version saved, or null for a conflict. */
  save({ html, text }: DraftText, baseVersion: number): ServerDraft | null {
    if (html === this.stored.html) return this.stored;
    if (baseVersion !== this.stored.version) return null;
    const next = { html, text, version: baseVersion + 1, savedAt: NOW };
    this.versions.push(next);
    return next;
  }
}

/** A tab as the browser keeps it: its state, and the record of what the server has not confirmed. */
class Tab {
  state = openDraft(EMPTY, null);
  /** Answers of the server that have not arrived. */
  private answer: DraftAction | null = null;

  constructor(private readonly server: Server) {}

  act(action: DraftAction): void {
    this.state = draftReducer(this.state, action);
  }

  /** Sends; the request reaches the server, its answer arrives with `receive`. */
  send(): void {
    if (!canSend(this.state)) return;
    const { base } = this.state;
    this.act({ type: 'send' });
    const saved = this.server.save(this.state.sending ?? EMPTY, base.version);
    this.answer = saved
      ? { type: 'sent', version: saved.version, savedAt: NOW }
      : { type: 'conflicted', stored: this.server.stored };
  }

  receive(): void {
    if (this.answer) this.act(this.answer);
    this.answer = null;
  }

  loseAnswer(): void {
    if (this.answer) this.act({ type: 'sendFailed', trouble: { kind: 'offline', reason: 'lost' } });
    this.answer = null;
  }

  /** The page is gone and opened again: all that is left is the record. */
  reload(): void {
    const { current, base } = this.state;
    const record = isUnsaved(this.state) ? { ...current, baseVersion: base.version } : null;
    this.answer = null;
    this.state = openDraft(this.server.stored, record);
  }
}

const step = fc.record({
  tab: fc.nat(1),
  move: fc.constantFrom('type', 'send', 'receive', 'lose', 'reload', 'hear', 'keepMine', 'takeTheirs'),
});

describe('two tabs and a bad network', () => {
  test('nothing typed is lost or overwritten but by choice', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const server = new Server();
        const tabs = [new Tab(server), new Tab(server)];
        let count = 0;
        for (const { tab: index, move } of steps) {
          const tab = tabs[index] as Tab;
          const before = tab.state;
          if (move === 'type') tab.act({ type: 'typed', content: content(`${before.current.text}${++count} `) });
          if (move === 'send') tab.send();
          if (move === 'receive') tab.receive();
          if (move === 'lose') tab.loseAnswer();
          if (move === 'reload') tab.reload();
          if (move === 'hear') tab.act({ type: 'savedElsewhere', stored: server.stored });
          if (move === 'keepMine' || move === 'takeTheirs') tab.act({ type: move });

          // What stood in the editor stands there still, or on the server, or was given up by choice.
          const isHeld = server.versions.some(({ html }) => html === before.current.html);
          const isReplaced = tab.state.current.html !== before.current.html;
          const isByChoice = move === 'type' || (move === 'takeTheirs' && before.rival !== null);
          expect(isReplaced && !isHeld && !isByChoice).toBe(false);
          // What is believed to be saved is saved.
          expect(server.versions).toContainEqual(tab.state.base);
        }
        for (let round = 0; round < 4; round += 1) {
          for (const tab of tabs) {
            tab.receive();
            tab.act({ type: 'savedElsewhere', stored: server.stored });
            tab.act({ type: 'keepMine' });
            tab.send();
            tab.receive();
          }
        }
        for (const { state } of tabs) expect(state).toEqual(openDraft(server.stored, null));
      }),
      { numRuns: 2_000 },
    );
  });
});
