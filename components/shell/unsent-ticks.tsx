'use client';

import { LocalTime } from '@/components/ui/local-time';
import type { WaitingTick } from '@/lib/client/tick-outbox';
import { RefusedWork } from './refused-work';
import type { Unsent } from './use-unsent';
import { WaitingWork } from './waiting-work';

type UnsentTicksProps = {
  unsent: Unsent<WaitingTick>;
  nameOf: (ruleId: string) => string;
};

/** The ticks that the server does not have; nothing when it has all. */
export function UnsentTicks({ unsent, nameOf }: UnsentTicksProps) {
  const describe = ({ key, isTicked }: WaitingTick) => `${nameOf(key)} ${isTicked ? 'ticked' : 'unticked'}`;
  return (
    <>
      <WaitingWork unsent={unsent} title="Your ticks are waiting to be saved" />
      <RefusedWork
        unsent={unsent}
        titleOf={(count) => (count === 1 ? 'A tick could not be saved' : `${count} ticks could not be saved`)}
        describe={(tick) => (
          <>
            <strong className="font-semibold">{describe(tick)}</strong>, <LocalTime atMs={tick.madeAtMs} />
          </>
        )}
        nameOf={describe}
        contentOf={(tick) => tick}
        fileName="tick"
        question="This tick was never saved and would be lost for good."
        confirmLabel="Discard the tick"
      />
    </>
  );
}
