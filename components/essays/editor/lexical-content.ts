import { $createLinkNode, $isLinkNode, type LinkAttributes } from '@lexical/link';
import { $createListItemNode, $createListNode, $isListItemNode, $isListNode, type ListNode } from '@lexical/list';
import { $createHeadingNode, $createQuoteNode, $isHeadingNode, $isQuoteNode } from '@lexical/rich-text';
import {
  $createLineBreakNode,
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  $isElementNode,
  $isLineBreakNode,
  $isParagraphNode,
  $isTextNode,
  type ElementNode,
  type LexicalNode,
} from 'lexical';
import { allowedLink } from './allowed-link';
import { ALL_MARKS, type Block, type BlockKind, cleanText, isListKind, normalizeBlocks, type Run } from './rich-text';

/** What every link of an answer carries beside its address. */
export const LINK_ATTRIBUTES = { rel: 'noopener noreferrer', target: '_blank' } satisfies LinkAttributes;

/** Puts blocks in place of all that the editor holds. */
export function $writeBlocks(blocks: readonly Block[]): void {
  const nodes = $createNodes(blocks);
  const root = $getRoot().clear();
  root.append(...(nodes.length > 0 ? nodes : [$createParagraphNode()]));
}

/** The editor's nodes for blocks; a nested list stands in an entry of its own, as Lexical wants it. */
export function $createNodes(blocks: readonly Block[]): ElementNode[] {
  const nodes: ElementNode[] = [];
  let lists: ListNode[] = [];
  for (const { kind, depth, start, runs } of blocks) {
    if (!isListKind(kind)) {
      lists = [];
      nodes.push(
        $createBlockNode(kind)
          .setIndent(depth)
          .append(...$createInlineNodes(runs)),
      );
      continue;
    }
    lists = lists.slice(0, depth + 1);
    if (lists[depth]?.getListType() !== kind) lists = lists.slice(0, depth);
    while (lists.length <= depth) {
      const list = $createListNode(kind, start);
      const parent = lists.at(-1);
      if (parent) parent.append($createListItemNode().append(list));
      else nodes.push(list);
      lists.push(list);
    }
    lists.at(-1)?.append($createListItemNode().append(...$createInlineNodes(runs)));
  }
  return nodes;
}

function $createBlockNode(kind: Exclude<BlockKind, 'bullet' | 'number'>): ElementNode {
  if (kind === 'paragraph') return $createParagraphNode();
  return kind === 'quote' ? $createQuoteNode() : $createHeadingNode(kind);
}

/** The nodes of a line, links included. */
export function $createInlineNodes(runs: readonly Run[]): LexicalNode[] {
  const nodes: LexicalNode[] = [];
  let href: string | null = null;
  for (const run of runs) {
    const node = run.text === '\n' ? $createLineBreakNode() : $createTextNode(run.text).setFormat(run.format);
    const last = nodes.at(-1);
    if (run.href === null) nodes.push(node);
    else if ($isLinkNode(last) && run.href === href) last.append(node);
    else nodes.push($createLinkNode(run.href, LINK_ATTRIBUTES).append(node));
    href = run.href;
  }
  return nodes;
}

/** Whether there is nothing yet, not even a block of another kind than a plain paragraph. */
export function $isBlankDocument(): boolean {
  const root = $getRoot();
  const first = root.getFirstChild();
  return (
    root.getChildrenSize() < 2 && (!first || ($isParagraphNode(first) && first.isEmpty() && first.getIndent() === 0))
  );
}

/** What the editor holds, as blocks. */
export function $readBlocks(): Block[] {
  return normalizeBlocks($getRoot().getChildren().flatMap($readBlock));
}

function $readBlock(node: LexicalNode): Block[] {
  if ($isListNode(node)) return $readList(node, 0);
  if (!$isElementNode(node)) return [];
  return [{ kind: $kindOf(node), depth: node.getIndent(), runs: $readRuns(node, null) }];
}

function $kindOf(node: ElementNode): BlockKind {
  if ($isQuoteNode(node)) return 'quote';
  if (!$isHeadingNode(node)) return 'paragraph';
  const tag = node.getTag();
  return tag === 'h1' || tag === 'h2' ? tag : 'h3';
}

function $readList(list: ListNode, depth: number): Block[] {
  const kind = list.getListType() === 'number' ? 'number' : 'bullet';
  const start = list.getStart();
  return list.getChildren().flatMap((item) => {
    if (!$isListItemNode(item)) return [];
    const nested = item.getChildren().filter($isListNode);
    const runs = $readRuns(item, null);
    const entry: Block[] = runs.length > 0 || nested.length === 0 ? [{ kind, depth, start, runs }] : [];
    return [...entry, ...nested.flatMap((inner) => $readList(inner, depth + 1))];
  });
}

function $readRuns(element: ElementNode, href: string | null): Run[] {
  return element.getChildren().flatMap((node): Run[] => {
    if ($isTextNode(node)) {
      const text = cleanText(node.getTextContent().replaceAll('\n', ' '));
      return [{ text, format: node.getFormat() & ALL_MARKS, href }];
    }
    if ($isLineBreakNode(node)) return [{ text: '\n', format: 0, href }];
    if ($isLinkNode(node)) return $readRuns(node, allowedLink(node.getURL()));
    return $isElementNode(node) && !$isListNode(node) ? $readRuns(node, href) : [];
  });
}
