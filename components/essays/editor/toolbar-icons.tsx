import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icons';
import type { ToolbarAction } from './shortcuts';

/** Letters that look like what they do. */
const LETTERS: Partial<Record<ToolbarAction, { text: string; style: string }>> = {
  h1: { text: 'H1', style: 'font-semibold' },
  h2: { text: 'H2', style: 'font-semibold' },
  h3: { text: 'H3', style: 'font-semibold' },
  bold: { text: 'B', style: 'font-bold' },
  italic: { text: 'I', style: 'italic font-serif' },
  underline: { text: 'U', style: 'underline underline-offset-3' },
  strikethrough: { text: 'S', style: 'line-through' },
};

const PATHS: Partial<Record<ToolbarAction, string>> = {
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'm15 14 5-5-5-5m5 5H10a6 6 0 0 0 0 12h3',
  quote: 'M4 5v14M9 8h11M9 12h11M9 16h7',
  number: 'M10 6h10M10 12h10M10 18h10M4 4.5l1.2-.5v4.5M4 15.8c.2-1.7 2.6-1.5 2.4.1-.1.9-1.5 1.7-2.4 3.1h2.5',
  bullet: 'M10 6h10M10 12h10M10 18h10M5 6h.01M5 12h.01M5 18h.01',
  indent: 'M4 5h16M11 10h9M11 14h9M4 19h16M4 9.5 7 12l-3 2.5',
  outdent: 'M4 5h16M11 10h9M11 14h9M4 19h16M7 9.5 4 12l3 2.5',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.6 1.6M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.6-1.6',
  clean: 'M6 5h12M12 5l-2.5 14M7 19h5m3-4 5 5m0-5-5 5',
};

/** The picture on a button of the toolbar. */
export function ToolbarIcon({ action }: { action: ToolbarAction }) {
  const letters = LETTERS[action];
  if (letters) {
    return (
      // Drawn like the other pictures, so that the button has no second name beside its label.
      <span
        aria-hidden="true"
        data-letters={letters.text}
        className={classNames('text-base leading-none before:content-[attr(data-letters)]', letters.style)}
      />
    );
  }
  return (
    <Icon className="size-5">
      <path d={PATHS[action]} />
    </Icon>
  );
}
