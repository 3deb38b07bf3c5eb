'use client';

import { useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { FailedToLoad } from '@/components/ui/failed-to-load';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { useBrowserSwitch } from '@/lib/client/browser-switch';
import type { Loaded } from '@/lib/client/query';
import type { getAbbreviations } from '@/lib/contract/abbreviations';
import type { EndpointResponse } from '@/lib/contract/endpoint-contract';
import { findAbbreviations } from '@/lib/domain/essays/topic-rules';
import { expandAbbreviations } from './use-expand-abbreviations';

/** Short forms that answers may use, with a filter, and whether the editor writes them out. */
export function AbbreviationsTab({ loaded }: { loaded: Loaded<EndpointResponse<typeof getAbbreviations>> }) {
  const [search, setSearch] = useState('');
  const isExpanding = useBrowserSwitch(expandAbbreviations);
  const abbreviations = loaded.status === 'ready' ? loaded.value : [];
  const found = findAbbreviations(abbreviations, search);

  if (abbreviations.length === 0) {
    return (
      <>
        {loaded.status === 'failed' && (
          <FailedToLoad message={loaded.message} onRetry={loaded.reload} className="mb-4" />
        )}
        <p className="text-muted">No abbreviations loaded.</p>
      </>
    );
  }
  return (
    <>
      <Checkbox
        className="-mx-2 mb-2"
        label={
          <>
            Expand while typing
            <span className="block text-sm text-muted">A short form becomes the full one as you keep typing.</span>
          </>
        }
        checked={isExpanding}
        onChange={({ target }) => expandAbbreviations.turn(target.checked)}
      />
      <Field label="Filter abbreviations" className="mb-3">
        {(control) => (
          <Input {...control} type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
        )}
      </Field>
      <p role="status" className={found.length === 0 ? 'text-muted' : 'sr-only'}>
        {found.length === 0 ? `No abbreviation contains “${search.trim()}”.` : `${found.length} abbreviations`}
      </p>
      <dl>
        {found.map(({ abbr, full }) => (
          <div
            key={`${abbr} ${full}`}
            className="grid grid-cols-[6rem_minmax(0,1fr)] gap-3 border-t border-line py-1.5 first:border-t-0"
          >
            <dt className="font-semibold wrap-anywhere">{abbr}</dt>
            <dd className="min-w-0">{full}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
