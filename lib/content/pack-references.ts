import type { TaxonomyPlace } from './pack';
import type { Problem } from './problem';
import { type Location, problemAt, type YamlPath } from './source-file';

type SourceKind = 'question' | 'rule';

/** What the files of a pack can name of one another, and what is wrong with what they do. */
export class PackReferences {
  readonly problems: Problem[] = [];

  /** Where each id was first used; ids are unique across all kinds. */
  private readonly takenIds = new Map<string, Location>();
  private readonly sourceIds: Record<SourceKind, Set<string>> = { question: new Set(), rule: new Set() };
  private readonly issuePlaces = new Map<string, { place: TaxonomyPlace; hasSubIssues: boolean }>();
  private readonly subIssuePlaces = new Map<string, TaxonomyPlace>();
  private readonly ruleIds = new Set<string>();

  constructor(private readonly brokenIds: ReadonlySet<string>) {}

  addSource(kind: SourceKind, id: string): void {
    this.sourceIds[kind].add(id);
  }

  addIssue(id: string, place: TaxonomyPlace, hasSubIssues: boolean): void {
    this.issuePlaces.set(id, { place, hasSubIssues });
  }

  addSubIssue(id: string, place: TaxonomyPlace): void {
    this.subIssuePlaces.set(id, place);
  }

  addRule(id: string): void {
    this.ruleIds.add(id);
  }

  issuePlace(id: string): TaxonomyPlace | undefined {
    return this.issuePlaces.get(id)?.place;
  }

  knowsRule(id: string): boolean {
    return this.ruleIds.has(id);
  }

  /** Takes an id for the entry at a place; false when another entry has it. */
  claimId(id: string, at: Location): boolean {
    const taken = this.takenIds.get(id);
    if (!taken) {
      this.takenIds.set(id, at);
      return true;
    }
    const first = problemAt(taken, '', 'id');
    this.report(at, 'unique-id', `The id '${id}' is already used at ${first.file}:${first.line}.`, 'id');
    return false;
  }

  /** Whether a kind of entries has a source; reported where it has not. */
  knowsSource(kind: SourceKind, id: string, at: Location): boolean {
    const isKnown = this.sourceIds[kind].has(id);
    if (!isKnown) this.reportDangling(id, at, `pack.yaml has no ${kind} source '${id}'.`);
    return isKnown;
  }

  /** Whether every rule that an entry names exists; one named twice is reported too. */
  knowsRules({ id, rules }: { id: string; rules: readonly string[] }, at: Location): boolean {
    const unknownRules = rules.filter((rule) => !this.ruleIds.has(rule));
    for (const rule of unknownRules) {
      const message = `${id} tests the rule '${rule}', which no file has.`;
      this.reportDangling(rule, at, message, 'rules', rules.indexOf(rule));
    }
    this.reportRepeats(rules, at, (rule) => `${id} names the rule '${rule}' twice.`, 'rules');
    return unknownRules.length === 0;
  }

  /** Reports each item that stands in a list twice. */
  reportRepeats(items: readonly string[], at: Location, messageFor: (item: string) => string, field: string): void {
    items.forEach((item, position) => {
      if (items.indexOf(item) < position) this.report(at, 'reference', messageFor(item), field, position);
    });
  }

  /** Where an entry hangs in the taxonomy; null, and reported, where that is no place for one. */
  placeOf(
    reference: { subissue: string | undefined; issue: string | undefined },
    id: string,
    at: Location,
  ): TaxonomyPlace | null {
    if (reference.subissue !== undefined) {
      const place = this.subIssuePlaces.get(reference.subissue);
      const message = `${id} hangs under the sub-issue '${reference.subissue}', which no taxonomy has.`;
      if (!place) this.reportDangling(reference.subissue, at, message, 'subissue');
      return place ?? null;
    }
    const issueId = reference.issue ?? '';
    const issue = this.issuePlaces.get(issueId);
    if (!issue) {
      const message = `${id} hangs under the issue '${issueId}', which no taxonomy has.`;
      this.reportDangling(issueId, at, message, 'issue');
    } else if (issue.hasSubIssues) {
      const message = `${id} hangs under the issue '${issueId}', which has sub-issues: name one of them.`;
      this.report(at, 'reference', message, 'issue');
      return null;
    }
    return issue?.place ?? null;
  }

  /** Reports a reference that leads nowhere, unless a broken file may hold what it leads to. */
  reportDangling(id: string, at: Location, message: string, ...within: YamlPath): void {
    if (!this.brokenIds.has(id)) this.report(at, 'reference', message, ...within);
  }

  report(at: Location, check: string, message: string, ...within: YamlPath): void {
    this.problems.push({ ...problemAt(at, message, ...within), check });
  }
}
