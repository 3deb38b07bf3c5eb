import type { ReactNode } from 'react';
import { Card, CardBody, CardHeader } from '@/components/ui/card';

/** The second card of the page, whatever stands in it. */
export function PerformanceCard({ description, children }: { description?: string; children: ReactNode }) {
  return (
    <Card id="performance" aria-labelledby="performance-title" className="scroll-mt-4">
      <CardHeader title="Quiz Performance Analysis" titleId="performance-title" description={description} />
      <CardBody className="grid grid-cols-1 gap-10">{children}</CardBody>
    </Card>
  );
}
