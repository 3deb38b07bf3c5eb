import type { StylesheetJson } from 'cytoscape';
import { type Oklch, rgbColor } from '@/components/ui/oklch';
import { DARK, HUE_DARK, HUE_LIGHT, type HueToken, LIGHT } from '@/components/ui/tokens';
import { LABEL_LINE_HEIGHT, NODE_STYLES } from '@/lib/domain/outlines/graph-layout';
import type { MasteryBand } from '@/lib/domain/outlines/graph-mastery';

type StyleParts = {
  isDark: boolean;
  /** The subject's hue in degrees. */
  hue: number;
  fontFamily: string;
};

/** Below this size of type a label cannot be read and is not drawn, pixels. */
const MIN_LABEL_PIXELS = 5;

/** The look of the graph in Cytoscape's own notation, from the tokens of the product. */
export function graphStyle({ isDark, hue, fontFamily }: StyleParts): StylesheetJson {
  const tokens = isDark ? DARK : LIGHT;
  const hueTokens = isDark ? HUE_DARK : HUE_LIGHT;
  const color = (name: keyof typeof LIGHT) => rgbColor(tokens[name] as Oklch);
  const hued = (name: HueToken) => rgbColor([...hueTokens[name], hue]);
  const bands: Record<MasteryBand, { fill: string; soft: string; ink: string }> = {
    known: { fill: color('success'), soft: color('success-soft'), ink: color('success-ink') },
    partly: { fill: color('warning'), soft: color('warning-soft'), ink: color('warning-ink') },
    weak: { fill: color('danger'), soft: color('danger-soft'), ink: color('danger-ink') },
    new: { fill: color('surface'), soft: color('sunken'), ink: color('muted') },
  };

  return [
    {
      selector: 'node',
      style: {
        label: 'data(label)',
        // By the line breaks of the label alone.
        'text-wrap': 'wrap',
        'text-max-width': '1000px',
        'line-height': LABEL_LINE_HEIGHT,
        width: 'data(width)',
        height: 'data(height)',
        'font-family': fontFamily,
        'min-zoomed-font-size': MIN_LABEL_PIXELS,
        'text-valign': 'center',
        'text-events': 'yes',
        'text-background-color': color('surface'),
        'text-background-opacity': 1,
        'text-background-padding': '1px',
        color: color('ink'),
        'border-width': 1.5,
        'overlay-opacity': 0,
        'transition-duration': 0,
      },
    },
    {
      selector: 'node.subject',
      style: {
        shape: 'round-rectangle',
        'text-halign': 'center',
        'font-size': NODE_STYLES.subject.fontSize,
        'font-weight': 600,
        'background-color': hued('hue-ink'),
        'border-color': hued('hue-ink'),
        color: color('surface'),
        'text-background-opacity': 0,
      },
    },
    {
      selector: 'node.issue',
      style: {
        shape: 'round-rectangle',
        'text-halign': 'center',
        'font-size': NODE_STYLES.issue.fontSize,
        'font-weight': 600,
        'background-color': hued('hue-soft'),
        'border-color': hued('hue'),
        color: hued('hue-ink'),
        'text-background-opacity': 0,
      },
    },
    {
      selector: 'node.sub-issue',
      style: {
        'font-size': NODE_STYLES['sub-issue'].fontSize,
        'background-color': hued('hue'),
        'border-color': hued('hue'),
      },
    },
    {
      selector: 'node.rule',
      style: {
        shape: 'diamond',
        'font-size': NODE_STYLES.rule.fontSize,
        'background-color': color('surface'),
        'border-color': hued('hue'),
      },
    },
    ...(['sub-issue', 'rule'] as const).flatMap(
      (kind): StylesheetJson => [
        {
          selector: `node.${kind}.left`,
          style: { 'text-halign': 'left', 'text-margin-x': -NODE_STYLES[kind].padding },
        },
        {
          selector: `node.${kind}.right`,
          style: { 'text-halign': 'right', 'text-margin-x': NODE_STYLES[kind].padding },
        },
      ],
    ),
    ...Object.entries(bands).flatMap(
      ([band, { fill, soft, ink }]): StylesheetJson => [
        { selector: `node.${band}`, style: { 'background-color': fill, 'border-color': ink } },
        { selector: `node.issue.${band}`, style: { 'background-color': soft, color: ink } },
        { selector: `node.subject.${band}`, style: { 'background-color': ink } },
      ],
    ),
    // A ring around a mark says that there is more below it.
    {
      selector: 'node.folded',
      style: { 'border-width': 3, 'border-style': 'double' },
    },
    { selector: 'node.blank', style: { color: color('muted') } },
    { selector: 'node.path', style: { 'font-weight': 700 } },
    {
      selector: 'node.chosen',
      style: {
        'font-weight': 700,
        'border-color': color('focus'),
        'text-background-color': color('mark'),
        'text-background-shape': 'roundrectangle',
        'text-background-padding': '2px',
        'z-index': 10,
      },
    },
    {
      selector: 'node.issue.chosen, node.subject.chosen',
      style: { 'border-width': 3.5, 'border-style': 'solid' },
    },
    {
      selector: 'edge',
      style: {
        width: 1.5,
        'line-color': hued('hue-line'),
        'curve-style': 'round-taxi',
        'taxi-direction': 'horizontal',
        // Beyond the label of the node it comes from.
        'taxi-turn': '-12px',
        'taxi-turn-min-distance': '2px',
        'taxi-radius': 8,
        'overlay-opacity': 0,
        events: 'no',
      },
    },
    { selector: 'edge.path', style: { width: 3, 'line-color': hued('hue'), 'z-index': 5 } },
  ];
}
