'use client';

import { Checkbox } from '@/components/ui/checkbox';
import { browserSwitch, useBrowserSwitch } from '@/lib/client/browser-switch';

/** Whether every chart has its table below it. */
export const chartTables = browserSwitch('chart-tables');

/** The one switch of the tables behind the charts, remembered on this device. */
export function ChartTablesSwitch({ className }: { className?: string }) {
  return (
    <Checkbox
      label="Show tables"
      checked={useBrowserSwitch(chartTables)}
      onChange={({ target }) => chartTables.turn(target.checked)}
      className={className}
    />
  );
}
