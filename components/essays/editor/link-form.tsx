import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { linkFromInput } from './allowed-link';

type LinkFormProps = {
  /** The words that are selected in the text, '' for none. */
  words: string;
  /** The address of the link at the caret; null for a new link. */
  href: string | null;
  onApply: (href: string) => void;
  onRemove: () => void;
  onCancel: () => void;
};

const SHOWN_CHARACTERS = 60;

function shorten(words: string): string {
  return words.length > SHOWN_CHARACTERS ? `${words.slice(0, SHOWN_CHARACTERS).trimEnd()}…` : words;
}

/** Asks where a link leads. It stands between the toolbar and the text, which stays in sight. */
export function LinkForm({ words, href, onApply, onRemove, onCancel }: LinkFormProps) {
  const [error, setError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => input.current?.select(), []);

  const apply = () => {
    const link = linkFromInput(input.current?.value ?? '');
    if (link !== null) onApply(link);
    else setError('A link starts with http://, https:// or mailto:, as in https://example.com.');
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
    else if (event.key === 'Enter' && event.target === input.current) apply();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    // No form: the editor may stand within one.
    <fieldset aria-label="Link" onKeyDown={onKeyDown} className="grid gap-2 border-b border-line bg-sunken px-3 py-2.5">
      <Field label="Link address" hint={words && <>For “{shorten(words)}”</>} error={error}>
        {(control) => (
          <Input
            {...control}
            ref={input}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="https://"
            defaultValue={href ?? ''}
            onChange={() => setError(null)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={apply}>
          {href === null ? 'Add link' : 'Change link'}
        </Button>
        {href !== null && (
          <Button size="sm" variant="secondary" onClick={onRemove}>
            Remove link
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </fieldset>
  );
}
