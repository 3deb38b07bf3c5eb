import { expect, type Locator, type Page } from 'playwright/test';

/** The knowledge graph explorer: the cards, the outline, the graph and what is chosen in them. */
export class OutlineGraphPage {
  readonly cards: Locator;
  readonly tree: Locator;
  readonly graph: Locator;
  readonly chosen: Locator;
  readonly findBox: Locator;

  constructor(readonly page: Page) {
    this.cards = page.getByRole('navigation', { name: 'Choose a subject' }).getByRole('link');
    this.tree = page.getByRole('tree');
    this.graph = page.getByRole('application', { name: /^Graph of/ });
    this.chosen = page.locator('#chosen-node');
    this.findBox = page.getByRole('searchbox', { name: 'Find in this outline' });
  }

  async open(subjectId?: string): Promise<void> {
    await this.page.goto(subjectId === undefined ? '/outlines' : `/outlines?subject=${subjectId}`);
    await expect(this.page.getByRole('heading', { level: 1, name: 'Knowledge Graph Explorer' })).toBeVisible();
    if (subjectId === undefined) return;
    if (this.isPhone) await this.button('Show graph').click();
    await this.expectGraph();
  }

  /** Where the outline stands for the graph until that is asked for. */
  private get isPhone(): boolean {
    return (this.page.viewportSize()?.width ?? Number.POSITIVE_INFINITY) <= 640;
  }

  /** Waits until the graph itself is drawn. */
  async expectGraph(): Promise<void> {
    await expect(this.graph.locator('canvas').first()).toBeVisible();
  }

  card(name: string): Locator {
    return this.page
      .getByRole('navigation', { name: 'Choose a subject' })
      .getByRole('link', { name: new RegExp(`^\\W*${name}`) });
  }

  item(name: string): Locator {
    return this.tree.getByRole('treeitem', { name, exact: true });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** What the canvases of the graph show, to be compared with later. */
  async picture(): Promise<string> {
    return this.graph.evaluate((frame) =>
      [...frame.querySelectorAll('canvas')].map((canvas) => canvas.toDataURL()).join(),
    );
  }

  /** Clicks the middle of the graph, where the root stands when all of it is in view. */
  async clickRoot(): Promise<void> {
    await this.graph.click();
  }
}
