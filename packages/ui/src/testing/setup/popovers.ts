import { addPseudoClass } from './missing.ts';

const shown = new Set<HTMLElement>();

const toggleEvent = (type: 'beforetoggle' | 'toggle', isOpening: boolean) =>
  Object.assign(new Event(type, { cancelable: type === 'beforetoggle' }), {
    oldState: isOpening ? 'closed' : 'open',
    newState: isOpening ? 'open' : 'closed',
  });

function setShown(element: HTMLElement, isOpening: boolean): void {
  if (!element.hasAttribute('popover'))
    throw new DOMException('The element is no popover.', 'NotSupportedError');
  if (shown.has(element) === isOpening) return;
  if (!element.dispatchEvent(toggleEvent('beforetoggle', isOpening)) && isOpening) return;
  if (isOpening) shown.add(element);
  else shown.delete(element);
  // The style sheet of jsdom hides all popovers, because jsdom considers none of them open.
  if (isOpening && getComputedStyle(element).display === 'none') element.style.display = 'block';
  else if (!isOpening && element.style.display === 'block') element.style.removeProperty('display');
  element.dispatchEvent(toggleEvent('toggle', isOpening));
}

const isAuto = (element: HTMLElement) => element.getAttribute('popover') !== 'manual';

/** A button with `popovertarget` opens and closes its popover; a press elsewhere closes `auto` popovers. */
function onClick(event: MouseEvent): void {
  const target = event.target as Element;
  const invoker = target.closest('[popovertarget]');
  const id = invoker?.getAttribute('popovertarget');
  const invoked = id ? document.getElementById(id) : null;
  for (const element of shown)
    if (isAuto(element) && element !== invoked && !element.contains(target)) setShown(element, false);
  if (invoked && !event.defaultPrevented) setShown(invoked, !shown.has(invoked));
}

function onKeyDown(event: KeyboardEvent): void {
  const last = [...shown].findLast(isAuto);
  if (event.key === 'Escape' && !event.defaultPrevented && last) setShown(last, false);
}

/** Adds popovers if the environment has none. */
export function addPopovers(): void {
  const { prototype } = HTMLElement;
  if (typeof prototype.showPopover === 'function') return;
  Object.assign(prototype, {
    showPopover(this: HTMLElement) {
      setShown(this, true);
    },
    hidePopover(this: HTMLElement) {
      setShown(this, false);
    },
    togglePopover(this: HTMLElement, force?: boolean) {
      setShown(this, force ?? !shown.has(this));
      return shown.has(this);
    },
  });
  if (!('popover' in prototype)) {
    Object.defineProperty(prototype, 'popover', {
      configurable: true,
      get(this: HTMLElement) {
        return this.getAttribute('popover');
      },
      set(this: HTMLElement, value: string | null) {
        if (value === null) this.removeAttribute('popover');
        else this.setAttribute('popover', value);
      },
    });
  }
  addPseudoClass(':popover-open', (element) => shown.has(element as HTMLElement) && element.isConnected);
  window.addEventListener('click', onClick);
  window.addEventListener('keydown', onKeyDown);
}
