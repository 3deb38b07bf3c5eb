/** What the desk does with the text of the outline, which stands in the document outside React (write-outline.ts). */

function issuesIn(root: ParentNode): HTMLDetailsElement[] {
  return [...root.querySelectorAll<HTMLDetailsElement>('details.issue')];
}

/** Opens or closes every issue. */
export function setAllOpen(root: ParentNode, isOpen: boolean): void {
  for (const issue of issuesIn(root)) issue.open = isOpen;
}

export function hasOpenIssue(root: ParentNode): boolean {
  return root.querySelector('details.issue[open]') !== null;
}

/** Shows what an address names: the issue itself, or the one that holds the rule. */
export function revealPlace(root: ParentNode, id: string): void {
  if (id === '') return;
  const place = root.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
  const issue = place?.closest<HTMLDetailsElement>('details.issue');
  if (!place || !issue) return;
  issue.open = true;
  place.scrollIntoView();
  // What comes into view is laid out only now, and may have moved the place.
  requestAnimationFrame(() => place.scrollIntoView());
}

function showCount(issue: HTMLElement): void {
  const count = issue.querySelector('[data-ticked]');
  const ticked = issue.querySelectorAll('input[data-rule]:checked').length;
  if (count) count.textContent = ticked === 0 ? '' : ` · ${ticked} learned`;
}

/** The rules whose boxes are ticked. */
export function tickedRules(root: ParentNode): string[] {
  const boxes = root.querySelectorAll<HTMLInputElement>('input[data-rule]:checked');
  return [...boxes].map(({ dataset }) => dataset.rule ?? '');
}

/** The name of a rule as it stands in the outline; its id where it does not. */
export function ruleName(root: ParentNode | null, ruleId: string): string {
  const box = root?.querySelector(`input[data-rule="${CSS.escape(ruleId)}"]`);
  return box?.closest('label')?.textContent || ruleId;
}

/** Ticks exactly these rules; answers how many of them the outline holds. */
export function showTicks(root: ParentNode, ticked: ReadonlySet<string>): number {
  let count = 0;
  for (const issue of issuesIn(root)) {
    for (const box of issue.querySelectorAll<HTMLInputElement>('input[data-rule]')) {
      box.checked = ticked.has(box.dataset.rule ?? '');
      if (box.checked) count += 1;
    }
    showCount(issue);
  }
  return count;
}

/** Calls back when the learner ticks a rule or takes a tick away; answers how to stop. */
export function watchTicks(root: HTMLElement, onTick: (ruleId: string, isTicked: boolean) => void): () => void {
  const onChange = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.dataset.rule === undefined) return;
    const issue = target.closest<HTMLElement>('details.issue');
    if (issue) showCount(issue);
    onTick(target.dataset.rule, target.checked);
  };
  root.addEventListener('change', onChange);
  return () => root.removeEventListener('change', onChange);
}

/** Calls back when a topic is to be saved; answers how to stop. */
export function watchExports(
  root: HTMLElement,
  onExport: (button: HTMLElement, subjectId: string) => void,
): () => void {
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-export]') : null;
    if (button?.dataset.export) onExport(button, button.dataset.export);
  };
  root.addEventListener('click', onClick);
  return () => root.removeEventListener('click', onClick);
}
