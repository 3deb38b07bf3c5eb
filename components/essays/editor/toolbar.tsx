import { IS_BOLD, IS_ITALIC, IS_STRIKETHROUGH, IS_UNDERLINE } from 'lexical';
import { type KeyboardEvent, memo, type RefObject, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { FormatState } from './format-state';
import { describeShortcut, type ToolbarAction } from './shortcuts';
import { ToolbarIcon } from './toolbar-icons';

/** The buttons in their groups. */
const GROUPS: { action: ToolbarAction; label: string }[][] = [
  [
    { action: 'undo', label: 'Undo' },
    { action: 'redo', label: 'Redo' },
  ],
  [
    { action: 'h1', label: 'Heading 1' },
    { action: 'h2', label: 'Heading 2' },
    { action: 'h3', label: 'Heading 3' },
  ],
  [
    { action: 'bold', label: 'Bold' },
    { action: 'italic', label: 'Italic' },
    { action: 'underline', label: 'Underline' },
    { action: 'strikethrough', label: 'Strikethrough' },
  ],
  [
    { action: 'quote', label: 'Block quote' },
    { action: 'number', label: 'Numbered list' },
    { action: 'bullet', label: 'Bulleted list' },
  ],
  [
    { action: 'outdent', label: 'Decrease indent' },
    { action: 'indent', label: 'Increase indent' },
  ],
  [
    { action: 'link', label: 'Link' },
    { action: 'clean', label: 'Clear formatting' },
  ],
];

const BUTTON_COUNT = GROUPS.flat().length;

/** Whether a button is pressed; null for those that are none that stay pressed. */
function isPressed(action: ToolbarAction, { kind, format, href }: FormatState): boolean | null {
  switch (action) {
    case 'bold':
      return (format & IS_BOLD) !== 0;
    case 'italic':
      return (format & IS_ITALIC) !== 0;
    case 'underline':
      return (format & IS_UNDERLINE) !== 0;
    case 'strikethrough':
      return (format & IS_STRIKETHROUGH) !== 0;
    case 'link':
      return href !== null;
    case 'h1':
    case 'h2':
    case 'h3':
    case 'quote':
    case 'number':
    case 'bullet':
      return kind === action;
    default:
      return null;
  }
}

export type HistoryDepth = { canUndo: boolean; canRedo: boolean };

function isAvailable(action: ToolbarAction, format: FormatState, history: HistoryDepth): boolean {
  if (action === 'undo') return history.canUndo;
  if (action === 'redo') return history.canRedo;
  if (action === 'indent') return format.canIndent;
  if (action === 'outdent') return format.canOutdent;
  return true;
}

type ToolbarProps = {
  ref: RefObject<HTMLDivElement | null>;
  /** The id of the text that the buttons act on. */
  controls: string;
  format: FormatState;
  history: HistoryDepth;
  onAction: (action: ToolbarAction) => void;
  /** Escape: back to the text. */
  onLeave: () => void;
};

/**
 * The buttons above the text: one stop of the Tab key, within it the arrow keys, Home and End. It is
 * drawn anew only when something of it changes, not whenever words are counted.
 */
export const Toolbar = memo(function Toolbar({ ref, controls, format, history, onAction, onLeave }: ToolbarProps) {
  const [current, setCurrent] = useState(0);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = {
      ArrowRight: (current + 1) % BUTTON_COUNT,
      ArrowLeft: (current + BUTTON_COUNT - 1) % BUTTON_COUNT,
      Home: 0,
      End: BUTTON_COUNT - 1,
    }[event.key];
    if (next !== undefined) event.currentTarget.querySelectorAll('button')[next]?.focus();
    else if (event.key === 'Escape') onLeave();
    else return;
    event.preventDefault();
  };

  let position = 0;
  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      onKeyDown={onKeyDown}
      className="isolate flex flex-wrap items-center gap-y-0.5 border-b border-line px-1 py-1 @2xl:gap-x-1 @2xl:px-1.5"
    >
      {GROUPS.map((group) => (
        <div
          key={group[0]?.action}
          // Where all stand in one row, lines part the groups.
          className="contents @2xl:flex @2xl:items-center @2xl:gap-0.5 @2xl:not-last:after:mx-1 @2xl:not-last:after:h-5 @2xl:not-last:after:w-px @2xl:not-last:after:bg-line"
        >
          {group.map(({ action, label }) => {
            const index = position;
            position += 1;
            return (
              <ToolbarButton
                key={action}
                action={action}
                label={label}
                isPressed={isPressed(action, format)}
                isAvailable={isAvailable(action, format, history)}
                isTabStop={index === current}
                onFocus={() => setCurrent(index)}
                onAction={onAction}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
});

type ToolbarButtonProps = {
  action: ToolbarAction;
  label: string;
  isPressed: boolean | null;
  isAvailable: boolean;
  isTabStop: boolean;
  onFocus: () => void;
  onAction: (action: ToolbarAction) => void;
};

function ToolbarButton({ action, label, isPressed, isAvailable, isTabStop, onFocus, onAction }: ToolbarButtonProps) {
  const shortcut = describeShortcut(action);
  return (
    <button
      type="button"
      aria-label={label}
      title={`${label} (${shortcut.shown})`}
      aria-keyshortcuts={shortcut.aria}
      aria-pressed={isPressed ?? undefined}
      // It keeps the focus when it becomes unavailable under it.
      aria-disabled={!isAvailable || undefined}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={onFocus}
      // A click leaves the caret in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => isAvailable && onAction(action)}
      className={classNames(
        'inline-flex size-9 items-center justify-center rounded text-ink transition-colors @2xl:size-8 @2xl:pointer-coarse:size-10',
        'enabled:hover:bg-sunken aria-pressed:bg-accent-soft aria-pressed:text-accent-ink',
        'aria-disabled:cursor-default aria-disabled:text-muted aria-disabled:opacity-45 aria-disabled:hover:bg-transparent',
      )}
    >
      <ToolbarIcon action={action} />
    </button>
  );
}
