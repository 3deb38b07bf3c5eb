'use client';

import { useState } from 'react';
import { AccordionItem } from '@/components/ui/accordion';
import { FailedToLoad } from '@/components/ui/failed-to-load';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { Loaded } from '@/lib/client/query';
import { findTopicRules, type RulesByTopic } from '@/lib/domain/essays/topic-rules';
import { RuleLinks } from './rule-links';

type RulesTabProps = { topics: readonly string[]; loaded: Loaded<RulesByTopic> };

/** The rules of an essay's topics, with a search. */
export function RulesTab({ topics, loaded }: RulesTabProps) {
  const [search, setSearch] = useState('');
  const rules = loaded.status === 'ready' ? loaded.value : {};
  const found = findTopicRules(rules, topics, search);
  const hasAny = findTopicRules(rules, topics).length > 0;
  const place = { rulesByTopic: rules, topics };

  if (!hasAny) {
    return (
      <>
        {loaded.status === 'failed' && (
          <FailedToLoad message={loaded.message} onRetry={loaded.reload} className="mb-4" />
        )}
        <p className="text-muted">No relevant rules loaded for topic(s): {topics.join(', ')}</p>
      </>
    );
  }
  return (
    <>
      <Field label="Search these rules" className="mb-3">
        {(control) => (
          <Input {...control} type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
        )}
      </Field>
      <p role="status" className={found.length === 0 ? 'text-muted' : 'sr-only'}>
        {found.length === 0
          ? `No rule contains “${search.trim()}”.`
          : `${found.reduce((sum, group) => sum + group.rules.length, 0)} rules`}
      </p>
      {found.map((group) => (
        <section key={group.topic} className="mb-4 last:mb-0">
          <h3 className="flex items-baseline justify-between gap-3 px-2 text-sm font-semibold text-muted">
            {group.topic}
            <span className="tabular-nums">{group.rules.length}</span>
          </h3>
          {group.rules.map((rule) => (
            <AccordionItem key={rule.id} title={rule.name}>
              <p className="font-serif leading-relaxed">{rule.text}</p>
              <RuleLinks rule={rule} place={place} />
            </AccordionItem>
          ))}
        </section>
      ))}
    </>
  );
}
