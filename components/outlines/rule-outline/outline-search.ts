/** The name under which rule-outline.css says how a match looks. */
const HIGHLIGHT = 'rule-outline';
/** More marks than anybody reads would only cost time. */
const MOST_MARKS = 2_000;

export type FoundRules = { ruleCount: number; issueCount: number; first: HTMLElement | null };

type SearchedRule = { element: HTMLElement; text: string };
type SearchedIssue = { element: HTMLDetailsElement; topic: HTMLElement; text: string; rules: SearchedRule[] };

const fold = (text: string | null | undefined) => (text ?? '').toLowerCase();

/** A search over the text of the outline in the document: shows what it finds alone, opens and marks it. */
export class OutlineSearch {
  private readonly issues: SearchedIssue[];
  /** What the learner had open before the search; null while nothing is searched. */
  private openBefore: Set<HTMLDetailsElement> | null = null;

  constructor(root: ParentNode) {
    this.issues = [...root.querySelectorAll<HTMLElement>('.topic')].flatMap((topic) => {
      const topicText = fold(topic.querySelector('h2')?.textContent);
      return [...topic.querySelectorAll<HTMLDetailsElement>('details.issue')].map((element) => ({
        element,
        topic,
        text: `${topicText} ${fold(element.querySelector('h3')?.textContent)}`,
        rules: [...element.querySelectorAll<HTMLElement>('.rule')].map((rule) => ({
          element: rule,
          text: fold(rule.textContent),
        })),
      }));
    });
  }

  /** Finds the rules that hold every word, be it in the name of their issue or topic; a blank query ends the search. */
  run(query: string): FoundRules | null {
    const words = [...new Set(fold(query).split(/\s+/).filter(Boolean))];
    if (words.length === 0) {
      this.end();
      return null;
    }
    this.openBefore ??= new Set(this.issues.flatMap(({ element }) => (element.open ? [element] : [])));
    const found: FoundRules = { ruleCount: 0, issueCount: 0, first: null };
    const marked: HTMLElement[] = [];
    const topics = new Set<HTMLElement>();
    for (const { element, topic, text, rules } of this.issues) {
      const matching = rules.filter((rule) => words.every((word) => text.includes(word) || rule.text.includes(word)));
      const isFound = matching.length > 0 || words.every((word) => text.includes(word));
      element.hidden = !isFound;
      element.open = isFound;
      if (!isFound) continue;
      // Of an issue that is found by its name alone, everything is.
      for (const rule of rules) rule.element.hidden = matching.length > 0 && !matching.includes(rule);
      topics.add(topic);
      found.ruleCount += matching.length;
      found.issueCount += 1;
      found.first ??= matching[0]?.element ?? element;
      marked.push(...[...element.querySelectorAll<HTMLElement>('h3')], ...matching.map((rule) => rule.element));
    }
    for (const topic of new Set(this.issues.map((issue) => issue.topic))) topic.hidden = !topics.has(topic);
    mark(marked, words);
    return found;
  }

  /** Shows everything again, open as it was. */
  private end(): void {
    if (!this.openBefore) return;
    for (const { element, topic, rules } of this.issues) {
      for (const part of [topic, element, ...rules.map((rule) => rule.element)]) part.hidden = false;
      element.open = this.openBefore.has(element);
    }
    this.openBefore = null;
    mark([], []);
  }
}

/** Paints the words wherever they stand in the elements; a browser that cannot still shows what was found. */
function mark(elements: readonly HTMLElement[], words: readonly string[]): void {
  if (!('Highlight' in globalThis)) return;
  const ranges: Range[] = [];
  for (const element of elements) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node && ranges.length < MOST_MARKS; node = walker.nextNode()) {
      const text = fold(node.nodeValue);
      // A letter that has another length in lower case would shift every mark after it.
      if (text.length !== node.nodeValue?.length) continue;
      for (const word of words) {
        for (let start = text.indexOf(word); start >= 0; start = text.indexOf(word, start + word.length)) {
          const range = document.createRange();
          range.setStart(node, start);
          range.setEnd(node, start + word.length);
          ranges.push(range);
        }
      }
    }
  }
  if (ranges.length === 0) CSS.highlights.delete(HIGHLIGHT);
  else CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
}
