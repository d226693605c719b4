/** An entry of a tree. */
export interface TreeItem {
  /** The unique id. */
  id: string;
  /** The text of the entry. */
  label: string;
  /** The address that it links to; without it, choosing the entry opens or closes its children. */
  href?: string | undefined;
  /** The entries below it. */
  children?: readonly TreeItem[] | undefined;
  /** Whether it has children that are not loaded yet: it can be opened, and `children` are supplied after that. */
  hasChildren?: boolean | undefined;
}

/** An entry that is visible, because all its ancestors are open. */
export interface VisibleItem {
  readonly item: TreeItem;
  /** The level, from 1. */
  readonly level: number;
  readonly parent: string | undefined;
}

export const isBranch = ({ children = [], hasChildren = false }: TreeItem): boolean =>
  hasChildren || children.length > 0;

/** The visible entries, from the top. */
export function visibleItems(
  items: readonly TreeItem[],
  expanded: ReadonlySet<string>,
  level = 1,
  parent?: string,
): VisibleItem[] {
  return items.flatMap((item) => [
    { item, level, parent },
    ...(expanded.has(item.id) ? visibleItems(item.children ?? [], expanded, level + 1, item.id) : []),
  ]);
}

/** The change of the tree that a key causes. */
export interface TreeMove {
  /** The entry that gets the focus. */
  readonly focus?: string | undefined;
  readonly open?: readonly string[] | undefined;
  readonly close?: string | undefined;
}

const openMove = ({ item }: VisibleItem, next: VisibleItem | undefined, isOpen: boolean): TreeMove => {
  if (!isBranch(item)) return {};
  return isOpen ? { focus: next?.parent === item.id ? next.item.id : undefined } : { open: [item.id] };
};

const closeMove = ({ item, parent }: VisibleItem, isOpen: boolean): TreeMove =>
  isOpen && isBranch(item) ? { close: item.id } : { focus: parent };

/**
 * Returns the effect of a key in a tree: https://www.w3.org/WAI/ARIA/apg/patterns/treeview/
 *
 * @param key - The key of the event; left and right as in a left-to-right page.
 * @param at - The id of the focused entry.
 * @returns undefined for a key that the tree does not handle
 */
export function moveOf(
  key: string,
  at: string,
  visible: readonly VisibleItem[],
  expanded: ReadonlySet<string>,
): TreeMove | undefined {
  const index = visible.findIndex(({ item }) => item.id === at);
  const current = visible[index];
  if (!current) return undefined;
  const isOpen = expanded.has(at);
  const focusAt = (place: number): TreeMove => ({ focus: visible.at(place)?.item.id });
  switch (key) {
    case 'ArrowDown':
      return focusAt(Math.min(index + 1, visible.length - 1));
    case 'ArrowUp':
      return focusAt(Math.max(index - 1, 0));
    case 'Home':
      return focusAt(0);
    case 'End':
      return focusAt(-1);
    case 'ArrowRight':
      return openMove(current, visible[index + 1], isOpen);
    case 'ArrowLeft':
      return closeMove(current, isOpen);
    case '*':
      return {
        open: visible
          .filter(({ item, parent }) => parent === current.parent && isBranch(item))
          .map(({ item }) => item.id),
      };
    default:
      return undefined;
  }
}

/** The next entry whose text starts with the typed letters. */
export function itemTyped(typed: string, at: string, visible: readonly VisibleItem[]): string | undefined {
  const index = visible.findIndex(({ item }) => item.id === at);
  // While a word is typed, the current entry may match; a single letter moves to the next one.
  const start = typed.length > 1 ? index : index + 1;
  const wanted = typed.toLocaleLowerCase();
  return [...visible.slice(start), ...visible.slice(0, start)].find(({ item }) =>
    item.label.toLocaleLowerCase().startsWith(wanted),
  )?.item.id;
}
