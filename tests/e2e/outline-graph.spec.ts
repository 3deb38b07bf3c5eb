import { expectAccessible } from './expect-accessible';
import { expect, test } from './fixtures';
import { describeLooks } from './looks';
import { OutlineGraphPage } from './pages/outline-graph-page';

const GRAPH = '**/api/outlines/graph/*';

test('a domain is chosen, chosen again to close it, and kept in the address', async ({ page, learner: _ }) => {
  const explorer = new OutlineGraphPage(page);
  await explorer.open();
  await expect(explorer.cards).toHaveCount(13);
  await expect(page.getByText('Select a domain to explore its knowledge graph.')).toBeVisible();

  await explorer.card('Torts').click();
  await explorer.expectGraph();
  await expect(page).toHaveURL(/\/outlines\?subject=torts$/);
  await expect(explorer.item('Negligence')).toBeVisible();

  await explorer.card('Evidence').click();
  await expect(explorer.item('Presentation of evidence')).toBeVisible();
  await page.goBack();
  await expect(explorer.item('Negligence')).toBeVisible();
  await page.reload();
  await explorer.expectGraph();
  await expect(explorer.item('Negligence')).toBeVisible();

  await explorer.card('Torts').click();
  await expect(page).toHaveURL(/\/outlines$/);
  await expect(page.getByText('Select a domain to explore its knowledge graph.')).toBeVisible();
  await expect(explorer.graph).toBeHidden();
});

test('the outline and the graph show the same choice', async ({ page, learner: _ }) => {
  const explorer = new OutlineGraphPage(page);
  await explorer.open('torts');

  await explorer.clickRoot();
  await expect(explorer.chosen).toHaveText('Torts');
  await expect(explorer.item('Torts')).toHaveAttribute('aria-selected', 'true');

  const before = await explorer.picture();
  await explorer.item('Assault and battery').click();
  await expect(explorer.chosen).toHaveText('Assault and battery');
  await expect(explorer.item('Assault and battery')).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => explorer.picture()).not.toBe(before);
});

test('a rule is found by its words and leads to its cards, questions and essays', async ({ page, learner: _ }) => {
  const explorer = new OutlineGraphPage(page);
  await explorer.open('evidence');
  await explorer.findBox.fill('dying decl');
  await explorer.findBox.press('Enter');
  await expect(explorer.chosen).toHaveText(/^Dying declarations/);
  await expect(page.getByRole('treeitem', { name: /^Dying declarations .*, rule$/ })).toBeInViewport();
  await expect(page.getByText('not practiced yet')).toBeVisible();

  const details = page.getByRole('region', { name: /^Dying declarations/ });
  await expect(details.getByRole('link', { name: 'Explanation' })).toHaveAttribute(
    'href',
    /^\/understand\/evidence\/evi-rule-/,
  );
  await expect(details.getByRole('link', { name: /^Flashcards on/ })).toHaveAttribute(
    'href',
    /^\/rule-statements\?deck=issue%3Aevi-/,
  );
  await expect(details.getByRole('link', { name: /^\d+ questions? on/ })).toHaveAttribute(
    'href',
    /^\/questions\?subject=Evidence&subtopic=/,
  );
  await expect(details.getByRole('link', { name: /^Evidence \d/ }).first()).toHaveAttribute('href', /^\/essays\?load=/);
});

test('the outline and the graph answer the keyboard', async ({ page, learner: _ }) => {
  const explorer = new OutlineGraphPage(page);
  await explorer.open('torts');
  await explorer.item('Torts').focus();
  await page.keyboard.press('ArrowDown');
  await expect(explorer.item('Intentional torts')).toBeFocused();
  await expect(explorer.chosen).toHaveText('Intentional torts');
  await page.keyboard.press('ArrowLeft');
  await expect(explorer.item('Intentional torts')).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(explorer.item('Intent and transferred intent')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await expect(explorer.item('Torts')).toBeFocused();

  await explorer.graph.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(explorer.chosen).not.toHaveText('Torts');
  await expect(explorer.graph).toContainText((await explorer.chosen.textContent()) ?? '');
  const before = await explorer.picture();
  await page.keyboard.press('+');
  await expect.poll(() => explorer.picture()).not.toBe(before);
  await page.keyboard.press('Escape');
  await expect(explorer.chosen).toBeHidden();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
});

test('the wheel and the buttons zoom, and all comes back into view', async ({ page, learner: _ }) => {
  const explorer = new OutlineGraphPage(page);
  await explorer.open('torts');
  const fitted = await explorer.picture();
  await explorer.graph.hover();
  await page.mouse.wheel(0, -400);
  await expect.poll(() => explorer.picture()).not.toBe(fitted);
  const near = await explorer.picture();
  await explorer.button('Zoom out').click();
  await expect.poll(() => explorer.picture()).not.toBe(near);
  await explorer.button('Fit').click();
  await explorer.clickRoot();
  await expect(explorer.chosen).toHaveText('Torts');
});

test('names are recalled by typing them or shown by a click', async ({ page, learner: _ }) => {
  const explorer = new OutlineGraphPage(page);
  await explorer.open('torts');
  await explorer.button('Recall').click();
  await expect(explorer.item('Negligence')).toHaveCount(0);
  await expect(explorer.item('Hidden issue')).toHaveCount(4);

  const field = page.getByLabel('Type the name of any issue, sub-issue or rule you remember');
  await field.fill('batteries & assault');
  await field.press('Enter');
  await expect(page.getByText(/^Recalled: Assault and battery/)).toBeVisible();
  await expect(explorer.item('Assault and battery')).toBeVisible();
  await field.fill('palsgraf');
  await field.press('Enter');
  await expect(page.getByText('No hidden node is called “palsgraf”.')).toBeVisible();

  await explorer.item('Hidden issue').first().click();
  await expect(explorer.item('Hidden issue')).toHaveCount(3);
  await explorer.button('Recall').click();
  await expect(explorer.item('Negligence')).toBeVisible();
});

test('mastery is shown in words, and grows with what is recalled', async ({ page, learner, request }) => {
  const explorer = new OutlineGraphPage(page);
  const headers = { Authorization: `Bearer ${learner.token}` };
  const graph = (await (await request.get('/api/outlines/graph/torts', { headers })).json()) as {
    nodes: { id: string; kind: string; name: string }[];
  };
  const rule = graph.nodes.find(({ kind }) => kind === 'rule');
  const reviewed = await request.post('/api/cards/reviews', {
    headers: { ...headers, 'Idempotency-Key': 'first' },
    data: { card: { ruleId: rule?.id }, rating: 'good', timeZone: 'UTC' },
  });
  expect(reviewed.ok()).toBe(true);

  await explorer.open('torts');
  await page.getByText('Mastery', { exact: true }).click();
  await expect(page.getByRole('list', { name: 'Mastery' })).toContainText('80% or more');
  await explorer.button('Show all rules').click();
  await expect(explorer.tree.getByText('100%').first()).toBeVisible();
  await expect(explorer.tree.getByText('new').first()).toBeVisible();
});

test('what cannot be loaded is said, and loaded at the next try', async ({ page, learner: _, allowConsole }) => {
  allowConsole(/ERR_FAILED/);
  const explorer = new OutlineGraphPage(page);
  await explorer.open();
  await page.route(GRAPH, (route) => route.abort());
  await explorer.card('Torts').click();
  await expect(page.getByText('Failed to get outlines')).toBeVisible();
  await page.unroute(GRAPH);
  await explorer.button('Try again').click();
  await explorer.expectGraph();
});

test('on a phone what is chosen in the outline shows at once, and can be put away', async ({ page, learner: _ }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const explorer = new OutlineGraphPage(page);
  await explorer.open('torts');
  await explorer.item('Assault and battery').click();
  await expect(explorer.chosen).toBeInViewport();
  await explorer.button('Close details').click();
  await expect(explorer.chosen).toBeHidden();
  await expect(explorer.item('Assault and battery')).toBeFocused();
});

test('the graph stays in its place when room is taken for a recall', async ({ page, learner: _ }) => {
  const explorer = new OutlineGraphPage(page);
  await explorer.open('torts');
  const fitted = await explorer.picture();
  await explorer.button('Recall').click();
  await expect.poll(() => explorer.picture()).not.toBe(fitted);
  await explorer.clickRoot();
  await expect(explorer.chosen).toHaveText('Torts');
  const quiz = page.getByRole('link', { name: 'Outline quiz', exact: true }).first();
  await expect(quiz).toHaveAttribute('href', '/outlines/quiz?subject=torts');
});

/** A subject whose one issue leads eight levels down, each place named as given, to a rule. */
function deepGraph(name: string) {
  const mastery = { ruleCount: 1, practicedCount: 0, percent: 0 };
  const nodes = Array.from({ length: 9 }, (_, level) => ({
    id: `node-${level}`,
    name: level === 0 ? 'Torts' : `${name} ${level}`,
    kind: level === 0 ? 'subject' : level === 1 ? 'issue' : level === 8 ? 'rule' : 'sub-issue',
    level,
    root: level === 0,
    text: level === 8 ? name : null,
    mastery,
    questionCount: 0,
    essays: [],
  }));
  const links = nodes.slice(1).map(({ id, level }) => ({ source: `node-${level - 1}`, target: id }));
  return { subjectId: 'torts', nodes, links };
}

for (const name of ['<img src=x onerror=alert(1)>', 'Donaudampfschifffahrt'.repeat(20)]) {
  test(`eight levels of ${name.slice(0, 24)} stand in their place`, async ({ page, learner: _ }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const explorer = new OutlineGraphPage(page);
    await explorer.open();
    await page.route(GRAPH, (route) => route.fulfill({ json: deepGraph(name) }));
    await explorer.card('Torts').click();
    await explorer.button('Show graph').click();
    await explorer.expectGraph();
    await explorer.button('Show all rules').click();
    await explorer.tree.getByText(`${name} 8`).click();
    await expect(explorer.chosen).toHaveText(`${name} 8`);
    await expectAccessible(page);
  });
}

test('a subject without issues says so', async ({ page, learner: _ }) => {
  const explorer = new OutlineGraphPage(page);
  await explorer.open();
  const { nodes, ...rest } = deepGraph('');
  await page.route(GRAPH, (route) => route.fulfill({ json: { ...rest, nodes: nodes.slice(0, 1), links: [] } }));
  await explorer.card('Torts').click();
  await expect(page.getByText('No outline data available.')).toBeVisible();
});

describeLooks(() => {
  test('the cards, a graph, its mastery and a recall', async ({ page, learner: _ }) => {
    const explorer = new OutlineGraphPage(page);
    await explorer.open();
    await expectAccessible(page);
    await explorer.open('criminal-law');
    await expectAccessible(page);
    await explorer.item('Homicide').click();
    await page.getByText('Mastery', { exact: true }).click();
    await expectAccessible(page);
    await explorer.button('Recall').click();
    await expectAccessible(page);
  });
});

test('the list of what was found answers the keyboard and goes when it is left', async ({ page, learner: _ }) => {
  const explorer = new OutlineGraphPage(page);
  await explorer.open('evidence');
  const found = page.getByText('Enter opens the first.');
  await explorer.findBox.fill('dying decl');
  await page.keyboard.press('ArrowDown');
  await expect(explorer.findBox).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(found).toBeHidden();
  await expect(explorer.findBox).toBeFocused();
  await expect(explorer.findBox).toHaveValue('');

  await explorer.findBox.fill('dying decl');
  await explorer.item('Evidence').focus();
  await expect(found).toBeHidden();
  await explorer.findBox.focus();
  await expect(found).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(found).toBeHidden();
  await expect(page.getByRole('treeitem', { name: /^Dying declarations .*, rule$/ })).toBeFocused();
});
