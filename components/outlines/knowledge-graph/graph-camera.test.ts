import cytoscape, { type Core } from 'cytoscape';
import { beforeEach, describe, expect, it } from 'vitest';
import { bringIntoView, FIRST_LIMITS, fitAll, LIMITS, renderedBox } from './graph-camera';
import type { GraphMark } from './graph-mark';

/** A node of 20 by 10 pixels. */
function markAt(id: string, x: number, y: number): GraphMark {
  const box = { left: x - 10, right: x + 10, top: y - 5, bottom: y + 5 };
  const look = { label: id, name: id, band: null, isFolded: false, isBlank: false };
  return { id, parentId: null, kind: 'rule', side: 1, x, y, width: 20, height: 10, box, ...look };
}

let cy: Core;

/** Cytoscape without a screen, 300 by 300 pixels, and the marks in it. */
function draw(marks: readonly GraphMark[]): void {
  cy = Object.assign(cytoscape({ headless: true }), { width: () => 300, height: () => 300 });
  cy.add(marks.map(({ id, x, y }) => ({ data: { id }, position: { x, y } })));
}

function expectInView(mark: GraphMark): void {
  const { left, right, top, bottom } = renderedBox(cy, mark);
  expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(cy.width());
  expect(bottom).toBeLessThanOrEqual(cy.height());
}

describe('fitAll', () => {
  it('brings all of a graph into view', () => {
    const marks = [markAt('root', 0, 0), markAt('left', -300, 80), markAt('right', 500, -90)];
    draw(marks);
    fitAll(cy, marks, LIMITS);
    for (const mark of marks) expectInView(mark);
  });

  it('begins at the root where all of it could not be read, and blows nothing up', () => {
    const marks = [markAt('root', 0, 0), markAt('far', 3_000, 0)];
    draw(marks);
    fitAll(cy, marks, FIRST_LIMITS);
    expect(cy.zoom()).toBe(FIRST_LIMITS.elseZoom);
    expect(cy.getElementById('root').renderedPosition()).toEqual({ x: cy.width() / 2, y: cy.height() / 2 });
    fitAll(cy, [markAt('root', 0, 0)], FIRST_LIMITS);
    expect(cy.zoom()).toBe(1.2);
  });
});

describe('bringIntoView', () => {
  const branch = markAt('branch', 280, 150);
  const near = [markAt('child', 340, 130), markAt('second', 340, 170)];
  const far = markAt('far', 340, 2_000);

  beforeEach(() => draw([branch, ...near, far]));

  it('shows a branch that was opened with what stands below it', () => {
    bringIntoView(cy, branch, near);
    for (const mark of [branch, ...near]) expectInView(mark);
  });

  it('shows the node alone where its branch has no room', () => {
    bringIntoView(cy, branch, [...near, far]);
    expectInView(branch);
    expect(cy.pan().y).toBe(0);
  });

  it('leaves the view as it is where all of it shows', () => {
    bringIntoView(cy, branch, near);
    const { x, y } = cy.pan();
    bringIntoView(cy, branch, near);
    expect(cy.pan()).toEqual({ x, y });
  });
});
