/** An entry of a tree. */
export interface TreeItem {
  /** Identifies it. */
  id: string;
  /** Its text. */
  label: string;
  /** Where it leads; without it, choosing it opens or closes what is below it. */
  href?: string | undefined;
  /** What is below it. */
  children?: readonly TreeItem[] | undefined;
  /** There are entries below it that are not loaded yet: it can be opened, and its `children` come after that. */
  hasChildren?: boolean | undefined;
}

/** An entry that is seen, since all those above it are open. */
export interface VisibleItem {
  readonly item: TreeItem;
  /** From 1. */
  readonly level: number;
  readonly parent: string | undefined;
}

export const isBranch = ({ children = [], hasChildren = false }: TreeItem): boolean =>
  hasChildren || children.length > 0;

/** The entries that are seen, from the top. */
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

/** Another state of the tree that a key asks for. */
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
 * What a key does in a tree: https://www.w3.org/WAI/ARIA/apg/patterns/treeview/
 *
 * @param key - Of the event; of left and right, those of a page from left to right.
 * @param at - Where the focus is.
 * @returns undefined for a key that the tree does not answer
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

/** The next entry after one whose text begins with the typed values. */
export function itemTyped(typed: string, at: string, visible: readonly VisibleItem[]): string | undefined {
  const index = visible.findIndex(({ item }) => item.id === at);
  // While a word is typed, the entry itself may be the one; one letter leads on.
  const start = typed.length > 1 ? index : index + 1;
  const wanted = typed.toLocaleLowerCase();
  return [...visible.slice(start), ...visible.slice(0, start)].find(({ item }) =>
    item.label.toLocaleLowerCase().startsWith(wanted),
  )?.item.id;
}
