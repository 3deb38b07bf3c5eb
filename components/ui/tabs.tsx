'use client';

import * as RadixTabs from '@radix-ui/react-tabs';
import type { ComponentProps } from 'react';
import { classNames } from './class-names';

/** Tabs: `value` and `onValueChange`, or `defaultValue`. Heavy enough to be imported only where used. */
export function Tabs(props: ComponentProps<typeof RadixTabs.Root>) {
  return <RadixTabs.Root {...props} />;
}

/** The row of tabs; give it an aria-label. */
export function TabsList({ className, ...rest }: ComponentProps<typeof RadixTabs.List>) {
  return <RadixTabs.List {...rest} className={classNames('flex gap-0.5 border-b border-line', className)} />;
}

export function TabsTrigger({ className, ...rest }: ComponentProps<typeof RadixTabs.Trigger>) {
  return (
    <RadixTabs.Trigger
      {...rest}
      className={classNames(
        '-mb-px min-h-10 flex-auto rounded-t-md border-b-2 border-transparent px-1 py-1.5 sm:px-2 leading-tight font-semibold text-muted transition-colors',
        'hover:text-ink disabled:cursor-not-allowed disabled:opacity-55 data-[state=active]:border-accent data-[state=active]:text-accent-ink',
        className,
      )}
    />
  );
}

export function TabsContent({ className, ...rest }: ComponentProps<typeof RadixTabs.Content>) {
  return <RadixTabs.Content {...rest} className={classNames('pt-4', className)} />;
}
