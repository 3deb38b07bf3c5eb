'use client';

import { useEffect, useRef, useState } from 'react';
import { UnsentList, unsentTicks } from '@/components/shell/unsent-list';
import { Alert } from '@/components/ui/alert';
import { hueStyle } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Checkbox } from '@/components/ui/checkbox';
import { classNames } from '@/components/ui/class-names';
import { FailedToLoad } from '@/components/ui/failed-to-load';
import { Input } from '@/components/ui/input';
import { PageHeading } from '@/components/ui/page-heading';
import { Progress } from '@/components/ui/progress';
import { KeyHint } from '@/components/ui/single-keys';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { usePageKeys } from '@/components/ui/use-page-keys';
import { counted } from '@/lib/domain/text/counted';
import { hasOpenIssue, revealPlace, ruleName, setAllOpen } from './outline-elements';
import type { FoundRules } from './outline-search';
import { useExport } from './use-export';
import { useOutlineSearch } from './use-outline-search';
import { useOutlineText } from './use-outline-text';
import { useRuleTicks } from './use-rule-ticks';
import './rule-outline.css';

type ContentsEntry = { id: string; name: string; emoji: string; hue: number; essayCount: number };

type RuleOutlineWorkspaceProps = {
  userId: string;
  totalEssays: number;
  totalRules: number;
  /** In the order of the outline. */
  topics: readonly ContentsEntry[];
  /** Names the text of the outline (html-handover.ts). */
  digest: string;
  /** Ids of the rules that the learner ticked. */
  initialTicked: string[];
};

function foundText(found: FoundRules | null, query: string): string {
  if (!found) return '';
  if (found.issueCount === 0) return `Nothing found for “${query}”.`;
  return `${counted(found.ruleCount, 'rule')} in ${counted(found.issueCount, 'issue')} for “${query}”`;
}

function Contents({ topics, isSearching }: { topics: readonly ContentsEntry[]; isSearching: boolean }) {
  return (
    <nav
      aria-labelledby="contents"
      className={classNames(
        'lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto print:hidden',
        // On a small screen it would stand between the search and what that finds.
        isSearching && 'max-lg:hidden',
      )}
    >
      <h2 id="contents" className="font-semibold">
        Table of Contents
      </h2>
      <ol className="mt-2 border-l-2 border-line max-lg:grid sm:max-lg:grid-cols-2">
        {topics.map(({ id, name, emoji, hue, essayCount }) => (
          <li key={id} style={hueStyle(hue)}>
            <a
              href={`#${id}`}
              className="flex gap-3 rounded-r-md px-3 py-1.5 leading-snug transition-colors hover:bg-hue-soft hover:text-hue-ink"
            >
              <span className="flex min-w-0 flex-1 gap-1.5">
                <span aria-hidden="true">{emoji}</span> {name}
              </span>
              <span className="text-sm text-muted tabular-nums">({counted(essayCount, 'essay')})</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function AwaitedText() {
  return (
    <Loading>
      <Skeleton className="h-8 w-64" />
      <Skeleton className="mt-4 h-16" />
      <Skeleton className="mt-2 h-16" />
      <Skeleton className="mt-2 h-16" />
    </Loading>
  );
}

/** The rule outline: every rule under its topic and issue, to read, to search and to tick off. */
export function RuleOutlineWorkspace({
  userId,
  totalEssays,
  totalRules,
  topics,
  digest,
  initialTicked,
}: RuleOutlineWorkspaceProps) {
  const outline = useRef<HTMLDivElement>(null);
  const searchBox = useRef<HTMLInputElement>(null);
  const { html, isThere, isAwaited, problem, retry } = useOutlineText(digest, outline);
  const ticks = useRuleTicks(userId, initialTicked, outline, isThere);
  const search = useOutlineSearch(outline, isThere);
  const exportProblem = useExport(outline);
  const [isUntickedOnly, setIsUntickedOnly] = useState(false);

  const setAll = (isOpen: boolean) => {
    if (outline.current) setAllOpen(outline.current, isOpen);
  };

  useEffect(() => {
    const root = outline.current;
    if (!isThere || !root) return;
    const reveal = () => revealPlace(root, decodeURIComponent(location.hash.slice(1)));
    let isOpenForPrint = false;
    // Paper shows what is open, and everything where nothing is.
    const beforePrint = () => {
      isOpenForPrint = !hasOpenIssue(root);
      if (isOpenForPrint) setAllOpen(root, true);
    };
    const afterPrint = () => {
      if (isOpenForPrint) setAllOpen(root, false);
    };
    reveal();
    window.addEventListener('hashchange', reveal);
    window.addEventListener('beforeprint', beforePrint);
    window.addEventListener('afterprint', afterPrint);
    return () => {
      window.removeEventListener('hashchange', reveal);
      window.removeEventListener('beforeprint', beforePrint);
      window.removeEventListener('afterprint', afterPrint);
    };
  }, [isThere]);

  usePageKeys((key) => {
    if (key === '/') searchBox.current?.focus();
    return key === '/';
  });

  return (
    <>
      <PageHeading
        title="Rule Outline"
        lead={`${counted(totalEssays, 'essay')} and ${counted(totalRules, 'rule')} loaded`}
        actions={
          <div className="flex flex-wrap gap-2 sm:gap-3 print:hidden">
            <ButtonLink href="/" variant="secondary" prefetch={false} className="max-sm:px-3">
              Home
            </ButtonLink>
            <Button variant="secondary" className="max-sm:px-3 noscript:hidden" onClick={() => setAll(false)}>
              Minimize All
            </Button>
            <Button variant="secondary" className="max-sm:px-3 noscript:hidden" onClick={() => setAll(true)}>
              Maximize All
            </Button>
          </div>
        }
      />
      <div className="mb-8 grid gap-x-10 gap-y-4 md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] noscript:hidden print:hidden">
        <search>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              search.goToFirst();
            }}
          >
            <label htmlFor="outline-search" className="block font-semibold">
              Search the outline
            </label>
            <div className="relative mt-1.5">
              <Input
                ref={searchBox}
                id="outline-search"
                type="search"
                value={search.typed}
                onChange={({ target }) => search.type(target.value)}
                autoComplete="off"
                spellCheck={false}
                maxLength={200}
                placeholder="e.g. dying declaration"
                className={classNames('min-h-12 text-lg', search.typed === '' && 'sm:pr-12')}
              />
              {search.typed === '' && (
                <KeyHint className="absolute top-1/2 right-3 -translate-y-1/2 max-sm:hidden">/</KeyHint>
              )}
            </div>
          </form>
          <p role="status" className="mt-2 min-h-6 text-sm text-muted tabular-nums">
            {foundText(search.found, search.typed.trim())}
          </p>
        </search>
        <div>
          <p id="ticked" className="font-semibold tabular-nums">
            {ticks.count.toLocaleString('en-US')} of {counted(totalRules, 'rule')} learned
          </p>
          <Progress label="Rules learned" value={ticks.count} max={totalRules} className="mt-2" />
          <Checkbox
            label="Unlearned rules only"
            checked={isUntickedOnly}
            onChange={({ target }) => setIsUntickedOnly(target.checked)}
            className="mt-2 -ml-2"
          />
        </div>
      </div>
      <UnsentList unsent={ticks.unsent} kind={unsentTicks((ruleId) => ruleName(outline.current, ruleId))} />
      {exportProblem && (
        <Alert tone="danger" className="mb-6">
          {exportProblem}
        </Alert>
      )}
      {problem && <FailedToLoad className="mb-6" message={problem} onRetry={retry} />}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)] print:block">
        <Contents topics={topics} isSearching={search.found !== null} />
        <div className="min-w-0">
          {isAwaited && <AwaitedText />}
          <div
            ref={outline}
            className="rule-outline"
            data-unticked-only={isUntickedOnly || undefined}
            // The browser keeps what the server wrote here: its own first rendering is empty on purpose.
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: written by write-outline.ts, which escapes all content.
            dangerouslySetInnerHTML={{ __html: html }}
          />
        </div>
      </div>
    </>
  );
}
