import { FairQueue } from './fair-queue';

export type WorkLimits = {
  /** Requests that are worked on at a time, of one client and in all. */
  workingPerClient: number;
  working: number;
};

export type TurnLimits = WorkLimits & {
  /** Requests that wait, are worked on or are being answered slowly, of one client and in all. */
  openPerClient: number;
  open: number;
  /** Of a client's, those of one person: less, so that nobody refuses all room to the others. */
  openPerPerson: number;
};

/** Who asks: a network, in it one of those who share it, and one of those who count together as one person. */
export type Asker = { client: string; person: string; member: string };

/** The requests that are open, and of those the ones that are worked on. */
type Tally = { open: number; working: number };

/** What a client has; its persons take turns as well, and so do the members of each. */
type ClientTally = Tally & { waiting: FairQueue<FairQueue<Waiting>>; persons: Map<string, Person> };

type Person = { open: number; waiting: FairQueue<Waiting> };

type Waiting = { start: () => void; refuse: () => void; hasLeft: () => boolean };

/** What becomes of a request: one of the two, at once or later. */
export type Outcomes = {
  start: () => void;
  /** After `stop`. */
  refuse: () => void;
};

export type Turn = {
  /** It is still open but works no longer, as one that waits for its client or for somebody else's answer. */
  idle: () => void;
  isWorking: () => boolean;
  /** Works on when its turn comes again; what has begun is not refused. */
  again: (goOn: () => void) => void;
  /** It is over, whether it was started or not. */
  leave: () => void;
};

/**
 * Who works when. A few requests are worked on at a time; the others wait, and clients take turns, so
 * that one who asks for a thousand things delays nobody but itself; and so do the persons of a client.
 */
export class RequestTurns {
  /** For each request that waits the queue of its client, in which is that of its person, out of which its next one comes. */
  readonly #waiting: FairQueue<ClientTally['waiting']>;
  readonly #tallies = new Map<string, ClientTally>();
  readonly #all: Tally = { open: 0, working: 0 };
  #isStopping = false;

  constructor(private readonly limits: TurnLimits) {
    this.#waiting = new FairQueue(limits.openPerClient);
  }

  /** Starts at once or when its turn comes. Says whose limit is reached when it may not even wait. */
  enter({ client, person, member }: Asker, { start, refuse }: Outcomes): Turn | 'client-full' | 'full' {
    const queue = <Item>() => new FairQueue<Item>(this.limits.openPerClient);
    const tally = this.#tallies.get(client) ?? {
      open: 0,
      working: 0,
      waiting: queue<FairQueue<Waiting>>(),
      persons: new Map<string, Person>(),
    };
    const own = tally.persons.get(person) ?? { open: 0, waiting: queue<Waiting>() };
    const isFull = tally.open >= this.limits.openPerClient || own.open >= this.limits.openPerPerson;
    if (isFull) return 'client-full';
    if (this.#all.open >= this.limits.open) return 'full';
    this.#tallies.set(client, tally);
    this.#count(tally, 'open', 1);
    tally.persons.set(person, own);
    own.open += 1;

    let isWorking = false;
    let hasLeft = false;
    const work = (what: () => void) => () => {
      isWorking = true;
      this.#count(tally, 'working', 1);
      what();
    };
    const wait = (waiting: Waiting): boolean => {
      if (!this.#waiting.add(client, tally.waiting)) return false;
      tally.waiting.add(person, own.waiting);
      own.waiting.add(member, waiting);
      this.#startNext();
      if (this.#isStopping) this.#refuseWaiting();
      return true;
    };
    const idle = () => {
      if (!isWorking) return;
      isWorking = false;
      this.#count(tally, 'working', -1);
      this.#startNext();
    };
    const again = (goOn: () => void) => {
      const next = work(goOn);
      if (!wait({ start: next, refuse: next, hasLeft: () => hasLeft })) next();
    };
    const leave = () => {
      if (hasLeft) return;
      hasLeft = true;
      this.#count(tally, 'open', -1);
      own.open -= 1;
      if (own.open === 0) tally.persons.delete(person);
      if (tally.open === 0) this.#tallies.delete(client);
      idle();
    };
    if (!wait({ start: work(start), refuse, hasLeft: () => hasLeft })) {
      leave();
      return 'client-full';
    }
    return { idle, isWorking: () => isWorking, again, leave };
  }

  /** Nothing waits any more: what does is refused, and so is from now on what would have to. */
  stop(): void {
    this.#isStopping = true;
    this.#refuseWaiting();
  }

  #refuseWaiting(): void {
    for (let client = this.#waiting.next(); client; client = this.#waiting.next()) {
      const next = client.next()?.next();
      if (next && !next.hasLeft()) next.refuse();
    }
  }

  #count(tally: Tally, what: keyof Tally, difference: 1 | -1): void {
    tally[what] += difference;
    this.#all[what] += difference;
  }

  #startNext(): void {
    const mayWork = (client: string) => (this.#tallies.get(client)?.working ?? 0) < this.limits.workingPerClient;
    while (this.#all.working < this.limits.working) {
      const client = this.#waiting.next(mayWork);
      if (!client) return;
      const next = client.next()?.next();
      if (next && !next.hasLeft()) next.start();
    }
  }
}
