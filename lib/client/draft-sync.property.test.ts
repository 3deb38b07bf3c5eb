import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { emptyOutboxes, installBrowser } from './browser.fixture';
import { DraftServer } from './draft-server.fixture';
import type { DraftSession } from './draft-session';
import { installTabs } from './tabs.fixture';
import { storeToken } from './token-store';

const ANA = '01a1fc08-bc7a-70df-af1b-3efda3f3b80b';
const ESSAYS = ['a', 'b', 'c'] as const;
type EssayId = (typeof ESSAYS)[number];

/** Turns of the event loop in which whatever was begun with the database is through. */
const TURNS = 12;

/** A tab with one essay open at a time, in an editor that reports when the learner rests. */
class Tab {
  private leaving = new AbortController();
  private session: DraftSession | undefined;
  private detach: (() => void) | undefined;
  essayId: EssayId | undefined;
  html = '';

  private constructor(
    private readonly sessions: typeof import('./open-draft-session'),
    private readonly drafts: typeof import('./essay-drafts'),
  ) {}

  /** Each tab has its own modules, as in a browser. */
  static async open(): Promise<Tab> {
    vi.resetModules();
    return new Tab(await import('./open-draft-session'), await import('./essay-drafts'));
  }

  leave(): void {
    this.detach?.();
    this.leaving.abort();
    this.session?.stop();
    this.detach = undefined;
    this.session = undefined;
    this.essayId = undefined;
  }

  show(essayId: EssayId): void {
    this.leave();
    this.leaving = new AbortController();
    const { signal } = this.leaving;
    const place = { essayId, examId: null };
    this.sessions.openDraftSession({ userId: ANA, place, onView: () => {} }, signal).then(
      (session) => {
        if (signal.aborted) return session.stop();
        this.session = session;
        this.essayId = essayId;
        this.html = session.html();
        this.detach = session.attach({
          read: () => ({ html: this.html, text: this.html }),
          setHtml: (html) => {
            this.html = html;
          },
        });
      },
      () => undefined,
    );
    void this.drafts.sendWaitingDrafts(ANA);
  }

  /** Types a word, which is reported only if the learner rests. */
  type(word: string, isResting: boolean): EssayId | undefined {
    if (!this.session) return undefined;
    this.html += word;
    if (isResting) this.session.type({ html: this.html, text: this.html });
    return this.essayId;
  }

  flush = () => void this.session?.flush();
  keepMine = () => this.session?.keepMine();
  restore = (version: number) => void this.session?.restore(version).catch(() => undefined);
  kept = () => this.drafts.draftOutbox.list(ANA);
  sendWaiting = () => this.drafts.sendWaitingDrafts(ANA);
}

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('type' as const), tab: fc.nat(1), isResting: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('show' as const), tab: fc.nat(1), essay: fc.nat(2) }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('answer' as const), which: fc.nat(7) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('lose' as const), which: fc.nat(7), isTakenIn: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('flush' as const, 'keepMine' as const), tab: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('restore' as const), tab: fc.nat(1), version: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), seconds: fc.nat(8) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('look' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('network' as const), isThere: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reload' as const), tab: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('elsewhere' as const), essay: fc.nat(2) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function drive(steps: readonly Step[]): Promise<void> {
  installBrowser();
  await emptyOutboxes();
  const document = installTabs();
  vi.stubGlobal('location', { pathname: '/essays', search: '', assign: vi.fn() });
  storeToken(`h.${btoa(JSON.stringify({ id: ANA, username: 'ana', role: 'learner', exp: 4_000_000_000, sv: 1 }))}.s`);
  const server = new DraftServer().install();
  server.isHolding = true;
  const tabs = [await Tab.open(), await Tab.open()];
  const settle = async (ms = 0) => {
    await vi.advanceTimersByTimeAsync(ms);
    // Each step of a transaction takes its own turn.
    for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => setImmediate(resolve));
  };
  /** The model: every word, and the essay into which it was typed. */
  const words = new Map<string, EssayId>();

  const checkPlaces = async () => {
    const kept = await tabs[0]?.kept();
    for (const id of ESSAYS) {
      const texts = [
        ...(server.versions.get(`/api/essays/${id}/draft`) ?? []),
        ...(kept ?? []).filter(({ essayId }) => essayId === id),
        ...tabs.filter(({ essayId }) => essayId === id),
      ].map(({ html }) => html);
      for (const text of texts) for (const [word] of text.matchAll(/<\d+>/g)) expect(words.get(word)).toBe(id);
    }
  };

  for (const [index, todo] of steps.entries()) {
    switch (todo.do) {
      case 'type': {
        const word = `<${index}>`;
        const essayId = tabs[todo.tab]?.type(word, todo.isResting);
        if (essayId) words.set(word, essayId);
        break;
      }
      case 'show':
        tabs[todo.tab]?.show(ESSAYS[todo.essay] ?? 'a');
        break;
      case 'answer':
        server.held[todo.which % Math.max(1, server.held.length)]?.answer();
        break;
      case 'lose':
        server.held[todo.which % Math.max(1, server.held.length)]?.lose(todo.isTakenIn);
        break;
      case 'wait':
        await settle(todo.seconds * 1_000);
        break;
      case 'look':
        document.dispatchEvent(new Event('visibilitychange'));
        break;
      case 'network':
        server.isReachable = todo.isThere;
        if (todo.isThere) window.dispatchEvent(new Event('online'));
        break;
      case 'reload':
        tabs[todo.tab]?.leave();
        tabs[todo.tab] = await Tab.open();
        break;
      case 'elsewhere': {
        // Another device goes on from what it sees.
        const essayId = ESSAYS[todo.essay] ?? 'a';
        server.saveElsewhere(essayId, `${server.stored(essayId).html}<${index}>`);
        words.set(`<${index}>`, essayId);
        break;
      }
      case 'restore':
        tabs[todo.tab]?.restore(todo.version + 1);
        break;
      default:
        tabs[todo.tab]?.[todo.do]();
    }
    await settle();
    await checkPlaces();
  }

  // Both tabs leave, the network comes back, and all is sent that may be.
  for (const tab of tabs) tab.leave();
  server.isHolding = false;
  server.isReachable = true;
  for (let round = 0; round < 5; round++) {
    while (server.held.length > 0) {
      server.held[0]?.answer();
      await settle();
    }
    await settle(600_000);
    for (const tab of tabs) void tab.sendWaiting();
    await settle();
  }
  await checkPlaces();
  const kept = (await tabs[0]?.kept()) ?? [];
  // Every word stands in some version on the server, or in this browser.
  for (const [word, essayId] of words) {
    const everywhere = [
      ...(server.versions.get(`/api/essays/${essayId}/draft`) ?? []),
      ...kept.filter((draft) => draft.essayId === essayId),
    ];
    expect(
      everywhere.some(({ html }) => html.includes(word)),
      `${word} of ${essayId}`,
    ).toBe(true);
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

it('loses nothing that is typed, and puts nothing into another essay, whatever happens in whichever order', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60 }), drive), {
    seed: 20_261_122,
    numRuns: 50,
  });
}, 120_000);
