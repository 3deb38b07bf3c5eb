import { describe, expect, it } from 'vitest';
import { type GraphTree, readGraphTree, visibleNodes } from './graph';
import { graphOf } from './graph.fixture';
import { nodeTowards, treeKeyAction } from './graph-keys';
import { layOutGraph } from './graph-layout';
import { namesMeant } from './graph-recall';
import { countRecall, findInGraph, type GraphAction, initialGraphView, isBlank, viewGraph } from './graph-view';

const leaf = (name: string) => ({ name, below: [] });
const TREE = ((): GraphTree => {
  const graph = graphOf({
    name: 'Torts',
    below: [
      {
        name: 'Intentional torts',
        below: [
          { name: 'Assault and battery', below: [leaf('Rule of assault'), leaf('Rule of battery')] },
          leaf('Consent'),
        ],
      },
      { name: 'Negligence', below: [leaf('Duty')] },
    ],
  });
  const tree = readGraphTree(graph);
  if (!tree) throw new Error('There is no tree.');
  return tree;
})();

const idOf = (name: string) => [...TREE.byId.values()].find((node) => node.name === name)?.id ?? '';
const nameOf = (id: string | null) => TREE.byId.get(id ?? '')?.name ?? null;
const viewAfter = (...actions: GraphAction[]) =>
  actions.reduce((view, action) => viewGraph(TREE, view, action), initialGraphView(TREE));
const shown = (...actions: GraphAction[]) => visibleNodes(TREE, viewAfter(...actions).open).map(({ name }) => name);

const PLACES = ['Torts', 'Intentional torts', 'Assault and battery', 'Consent', 'Negligence', 'Duty'];

describe('viewGraph', () => {
  it('begins with the places open and the rules folded in', () => {
    expect(shown()).toEqual(PLACES);
  });

  it('opens and folds in all rules', () => {
    expect(shown({ type: 'open-all' })).toHaveLength(8);
    expect(shown({ type: 'open-all' }, { type: 'fold-rules' })).toEqual(PLACES);
  });

  it('opens the way to what is chosen', () => {
    const folded: GraphAction = { type: 'toggle', id: idOf('Intentional torts') };
    expect(shown(folded)).not.toContain('Consent');
    expect(shown(folded, { type: 'choose', id: idOf('Rule of battery') })).toContain('Rule of battery');
  });

  it('chooses nothing for an unknown node', () => {
    expect(viewAfter({ type: 'choose', id: idOf('Duty') }, { type: 'choose', id: 'nowhere' }).chosenId).toBeNull();
  });

  it('chooses the branch when what was chosen is folded in with it', () => {
    const chosen: GraphAction = { type: 'choose', id: idOf('Rule of battery') };
    const folded = viewAfter(chosen, { type: 'toggle', id: idOf('Intentional torts') });
    expect(nameOf(folded.chosenId)).toBe('Intentional torts');
    expect(nameOf(viewAfter(chosen, { type: 'fold-rules' }).chosenId)).toBe('Assault and battery');
    expect(nameOf(viewAfter(chosen, { type: 'toggle', id: idOf('Negligence') }).chosenId)).toBe('Rule of battery');
  });

  it('does nothing to fold in what has no branch', () => {
    const view = initialGraphView(TREE);
    expect(viewGraph(TREE, view, { type: 'toggle', id: idOf('Duty') })).toBe(view);
    expect(viewGraph(TREE, view, { type: 'toggle', id: 'nowhere' })).toBe(view);
  });
});

describe('recall', () => {
  const START: GraphAction = { type: 'start-recall' };
  const recall = (typed: string): GraphAction => {
    const meantIds = namesMeant(typed, [...TREE.byId.values()]).map(({ id }) => id);
    return { type: 'recall', typed, meantIds };
  };
  const blanks = (...actions: GraphAction[]) => {
    const view = viewAfter(START, ...actions);
    return [...TREE.byId.values()].filter((node) => isBlank(view, node)).map(({ name }) => name);
  };

  it('leaves every name blank but the subject', () => {
    expect(blanks()).toHaveLength(7);
    expect(blanks()).not.toContain('Torts');
    expect(blanks({ type: 'stop-recall' })).toHaveLength(0);
  });

  it.each(['Assault and battery', 'battery & ASSAULT', '  the assaults, and batteries ', 'assault battery'])(
    'takes %j for the name, opens the way to it and chooses it',
    (typed) => {
      const view = viewAfter(START, { type: 'toggle', id: idOf('Intentional torts') }, recall(typed));
      expect(nameOf(view.chosenId)).toBe('Assault and battery');
      expect(view.open).toContain(idOf('Intentional torts'));
      expect(countRecall(TREE, view)).toEqual({ total: 7, recalled: 1, shown: 0 });
    },
  );

  it.each(['assault', 'assault and battery and consent', 'and', '!!', ''])('does not take %j', (typed) => {
    expect(blanks(recall(typed))).toHaveLength(7);
  });

  it('says what the last try came to', () => {
    expect(viewAfter(START, recall(' palsgraf ')).recall?.last).toEqual({
      typed: 'palsgraf',
      foundIds: [],
    });
  });

  it('counts a name that is shown apart, once', () => {
    const show: GraphAction = { type: 'show-name', id: idOf('Duty') };
    const view = viewAfter(START, show, show, recall('duty'));
    expect(countRecall(TREE, view)).toEqual({ total: 7, recalled: 0, shown: 1 });
    expect(view.recall?.last?.foundIds).toEqual([]);
  });
});

describe('findInGraph', () => {
  it('finds all the words of a name, in any order and case', () => {
    expect(findInGraph(TREE, 'BATTERY ass').map(({ name }) => name)).toEqual(['Assault and battery']);
    expect(findInGraph(TREE, 'torts').map(({ name }) => name)).toEqual(['Intentional torts']);
    expect(findInGraph(TREE, '  ')).toEqual([]);
  });
});

describe('treeKeyAction', () => {
  const press = (from: string, key: string, ...actions: GraphAction[]) => {
    const action = treeKeyAction(TREE, viewAfter(...actions).open, idOf(from), key);
    return action && 'id' in action ? [action.type, nameOf(action.id)] : action;
  };

  it.each([
    ['Torts', 'ArrowDown', ['choose', 'Intentional torts']],
    ['Torts', 'ArrowUp', null],
    ['Torts', 'ArrowLeft', null],
    ['Consent', 'ArrowDown', ['choose', 'Negligence']],
    ['Duty', 'ArrowDown', null],
    ['Consent', 'Home', ['choose', 'Torts']],
    ['Consent', 'End', ['choose', 'Duty']],
    ['Negligence', 'ArrowRight', ['choose', 'Duty']],
    ['Negligence', 'ArrowLeft', ['toggle', 'Negligence']],
    ['Assault and battery', 'ArrowRight', ['toggle', 'Assault and battery']],
    ['Assault and battery', 'ArrowLeft', ['choose', 'Intentional torts']],
    ['Consent', 'ArrowRight', null],
    ['Consent', 'x', null],
    ['nowhere', 'ArrowDown', null],
  ])('at %s, %s: %j', (from, key, expected) => {
    expect(press(from, key)).toEqual(expected);
  });
});

describe('nodeTowards', () => {
  const placed = layOutGraph(TREE, initialGraphView(TREE).open);
  const sideOf = (name: string) => placed.find(({ id }) => id === idOf(name))?.side ?? 0;

  it('walks from the root to both halves and back', () => {
    const towards = (name: string, isOut: boolean) => (sideOf(name) < 0 === isOut ? 'ArrowLeft' : 'ArrowRight');
    for (const issue of ['Intentional torts', 'Negligence']) {
      expect(nameOf(nodeTowards(placed, TREE.root.id, towards(issue, true)))).toBe(issue);
      expect(nameOf(nodeTowards(placed, idOf(issue), towards(issue, false)))).toBe('Torts');
    }
  });

  it('goes down a column, and stops at the edge', () => {
    expect(nameOf(nodeTowards(placed, idOf('Assault and battery'), 'ArrowDown'))).toBe('Consent');
    expect(nodeTowards(placed, idOf('Assault and battery'), 'ArrowUp')).toBeNull();
    expect(nodeTowards(placed, idOf('Consent'), 'Enter')).toBeNull();
    expect(nodeTowards(placed, 'nowhere', 'ArrowUp')).toBeNull();
  });
});
