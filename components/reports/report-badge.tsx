import { Badge, type Tone } from '@/components/ui/badge';
import type { ReportState } from '@/lib/domain/reports/constants';

const LOOKS: Record<ReportState, { tone: Tone; word: string }> = {
  open: { tone: 'neutral', word: 'Open' },
  confirmed: { tone: 'warning', word: 'Confirmed' },
  declined: { tone: 'neutral', word: 'Declined' },
  mended: { tone: 'success', word: 'Corrected' },
};

/** What a report has come to, or so many of them. */
export function ReportBadge({ state, count }: { state: ReportState; count?: number }) {
  const { tone, word } = LOOKS[state];
  return <Badge tone={tone}>{count === undefined ? word : `${count} ${word.toLowerCase()}`}</Badge>;
}
