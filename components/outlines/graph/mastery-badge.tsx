import { Badge, type Tone } from '@/components/ui/badge';
import {
  BAND_LABELS,
  MASTERY_BANDS,
  type Mastery,
  type MasteryBand,
  masteryBand,
  masteryText,
} from '@/lib/domain/outlines/graph-mastery';

const TONES: Record<MasteryBand, Tone> = { known: 'success', partly: 'warning', weak: 'danger', new: 'neutral' };

/** How well a place is known, in words and in color; nothing where no rule stands below it. */
export function MasteryBadge({ mastery }: { mastery: Mastery }) {
  if (mastery.ruleCount === 0) return null;
  const band = masteryBand(mastery);
  return (
    <Badge tone={TONES[band]} title={BAND_LABELS[band].name} className="shrink-0">
      {masteryText(mastery)}
      {band !== 'new' && <span className="sr-only"> ({BAND_LABELS[band].name})</span>}
    </Badge>
  );
}

/** What the colors of mastery mean. */
export function MasteryLegend() {
  return (
    <ul aria-label="Mastery" className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted">
      {MASTERY_BANDS.map((band) => (
        <li key={band} className="flex items-center gap-1.5">
          <Badge tone={TONES[band]}>{BAND_LABELS[band].name}</Badge>
          {BAND_LABELS[band].bounds}
        </li>
      ))}
      <li className="w-full">Estimated recall today</li>
    </ul>
  );
}
