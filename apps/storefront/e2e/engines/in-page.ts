import type { ByRoleOptions, Matcher } from '@testing-library/dom';
import type * as TestingLibrary from '@testing-library/dom';
import type { Point } from './driver.ts';

/** A text, or the source of a regular expression, which the driver's protocol can transfer. */
export type Pattern = string | { readonly source: string };

/**
 * The target of a search: by role and name, by the label of a field, by a text, or by a selector; within a region or
 * dialog.
 */
export interface Target {
  readonly role?: string;
  readonly name?: Pattern;
  readonly label?: Pattern;
  readonly text?: Pattern;
  readonly selector?: string;
  readonly within?: { readonly role: string; readonly name?: Pattern };
}

/**
 * These functions run in the page, each by its source text alone: they use only their own code, and
 * `@testing-library/dom`, which the visitor adds to each document.
 */
declare global {
  interface Window {
    TestingLibraryDom: typeof TestingLibrary;
    /** The elements that match a target and are visible, in document order. */
    findTargets(target: Target): HTMLElement[];
  }
}

export function defineFindTargets(): void {
  const { queryAllByRole, queryAllByLabelText, queryAllByText } = window.TestingLibraryDom;
  const matcher = (pattern: Pattern): Matcher =>
    typeof pattern === 'string' ? pattern : new RegExp(pattern.source);
  const byRole = (container: HTMLElement, role: string, name?: Pattern): HTMLElement[] => {
    const options: ByRoleOptions = name === undefined ? {} : { name: matcher(name) as string | RegExp };
    return queryAllByRole(container, role, options);
  };
  window.findTargets = ({ role, name, label, text, selector, within }) => {
    const containers = within ? byRole(document.body, within.role, within.name) : [document.body];
    return containers
      .flatMap((container) => {
        if (role !== undefined) return byRole(container, role, name);
        if (label !== undefined) return queryAllByLabelText(container, matcher(label));
        if (text !== undefined) return queryAllByText(container, matcher(text));
        return [...container.querySelectorAll<HTMLElement>(selector ?? '')];
      })
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
  };
}

/**
 * The point at which a press reaches the first of the targets: undefined while none is visible, it is disabled, moves,
 * or another element covers it.
 */
export async function pointOf(target: Target): Promise<(Point & { readonly top: number }) | undefined> {
  const [found] = window.findTargets(target);
  if (!found || found.matches(':disabled')) return undefined;
  // For a control that is visible only to screen readers, a person presses the label.
  const element = found.clientWidth <= 1 ? (found.closest('label') ?? found) : found;
  const isInWindow = ({ top, bottom }: DOMRect) => top > 170 && bottom < innerHeight - 90;
  if (!isInWindow(element.getBoundingClientRect()))
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const before = element.getBoundingClientRect();
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  // For a link that wraps into two lines, the middle may be outside of it.
  const [box = before] = element.getClientRects();
  if (
    before.top !== element.getBoundingClientRect().top ||
    before.left !== element.getBoundingClientRect().left
  )
    return undefined;
  const point = { x: box.left + box.width / 2, y: box.top + box.height / 2, top: box.top };
  const hit = document.elementFromPoint(point.x, point.y);
  const labels = found instanceof HTMLInputElement ? [...(found.labels ?? [])] : [];
  return [element, ...labels].some((part) => part.contains(hit)) ? point : undefined;
}

/** Whether the text of the page, or of the first target, contains a pattern. */
export function sees(pattern: Pattern, target?: Target): boolean {
  const [place] = target ? window.findTargets(target) : [document.body];
  const text = (place?.innerText ?? '').replaceAll(/\s+/g, ' ');
  return typeof pattern === 'string' ? text.includes(pattern) : new RegExp(pattern.source).test(text);
}

/** Chooses an option of a select by its number, as a person would: the browser's own list cannot be automated. */
export function chooseOption(target: Target, index: number): boolean {
  const [select] = window.findTargets(target);
  if (!(select instanceof HTMLSelectElement)) return false;
  select.selectedIndex = index;
  select.dispatchEvent(new Event('input', { bubbles: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

/** Selects the contents of a field, so that typing replaces them; false while it is not focused. */
export function selectContents(target: Target): boolean {
  const [field] = window.findTargets(target);
  if (!field || document.activeElement !== field) return false;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
  return true;
}

/**
 * Words that are visibly broken into two lines without a hyphen: words of usual length fit into every column. Parts of
 * numbers and of mail addresses do not count as words.
 */
export function brokenWords(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    for (const { 0: word, index } of text.data.matchAll(/(?<![\w.@-])[A-Za-z]{2,16}(?![\w@-])/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
    }
  }
  return broken;
}
