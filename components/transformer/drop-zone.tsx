import type { ReactNode } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icons';
import { DOCX_EXTENSION, DOCX_MEDIA_TYPE } from '@/lib/domain/transformer/constants';
import { useFileDrop } from './use-file-drop';

type DropZoneProps = {
  onSelect: (files: File[]) => void;
  /** What may be given here. */
  children: ReactNode;
};

/** Where files are selected: the whole of it opens the file dialog and takes what is dropped, as does the page around it. */
export function DropZone({ onSelect, children }: DropZoneProps) {
  const isOver = useFileDrop(onSelect);
  return (
    <label
      className={classNames(
        'grid justify-items-center gap-3 rounded-xl border-2 border-dashed px-6 py-8 text-center transition-colors',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        isOver ? 'border-accent bg-accent-soft' : 'border-edge hover:border-ink hover:bg-sunken',
      )}
    >
      <Icon className="size-9 text-accent-ink">
        <path d="M14 3H6v18h12V7l-4-4Zm0 0v4h4M12 17.5v-6m-2.75 2.75L12 11.5l2.75 2.75" />
      </Icon>
      <span className="font-serif text-lg font-semibold">
        {isOver ? 'Drop them to select them' : 'Drop your Word documents here'}
      </span>
      <span className={buttonStyle('secondary')}>Select files</span>
      <input
        type="file"
        multiple
        accept={`${DOCX_EXTENSION},${DOCX_MEDIA_TYPE}`}
        aria-label="Select files"
        className="sr-only"
        onChange={({ target }) => {
          onSelect([...(target.files ?? [])]);
          // The same file may be selected again after it was taken out.
          target.value = '';
        }}
      />
      <span className="text-sm text-muted">{children}</span>
    </label>
  );
}
