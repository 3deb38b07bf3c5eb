import { Badge } from '@/components/ui/badge';

/** A number of questions, in words for screen readers. */
export function CountBadge({ count }: { count: number }) {
  return (
    <Badge>
      {count.toLocaleString('en-US')}
      <span className="sr-only">{count === 1 ? ' question' : ' questions'}</span>
    </Badge>
  );
}
