'use client';

import { lazyPart } from '@/components/ui/lazy-part';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { whenInView } from '@/components/ui/when-in-view';

const PLACE = 'rule-to-try';

/** Keeps the height of the form, so that nothing below it jumps. */
function RulePlace() {
  return (
    <div id={PLACE}>
      <Loading text="Loading the rule...">
        <Skeleton className="h-[31rem] rounded-xl sm:h-[29rem]" />
      </Loading>
    </div>
  );
}

/** A rule to write from memory and have checked, without an account; its code comes once it is in view. */
export const RuleToTry = lazyPart({
  load: async () => {
    await whenInView(PLACE);
    return (await import('./rule-trial')).RuleTrial;
  },
  name: 'The rule to try',
  Place: RulePlace,
});
