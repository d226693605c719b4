/** Adds missing members to a prototype or a global object; existing members are kept. */
export function addMissing(target: object, members: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(members)) {
    if (name in target && (target as Record<string, unknown>)[name] !== undefined) continue;
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
  }
}

/** Pseudo-classes that an environment does not support, with functions that match their elements. */
const pseudoClasses = new Map<string, (element: Element) => boolean>();

/** Adds support for `element.matches(':modal')` and similar. The selector must be the pseudo-class alone. */
export function addPseudoClass(name: string, isMatch: (element: Element) => boolean): void {
  if (pseudoClasses.size === 0) {
    const { matches: native } = Element.prototype;
    const matches = function (this: Element, selector: string) {
      const known = pseudoClasses.get(selector);
      return known ? known(this) : native.call(this, selector);
    };
    Object.assign(Element.prototype, { matches });
  }
  pseudoClasses.set(name, isMatch);
}

const focusable =
  '[autofocus], a[href], button:not([disabled]), input:not([disabled], [type="hidden"]), select:not([disabled]), textarea:not([disabled]), [tabindex]:not([tabindex="-1"])';

/** Moves the focus into an opening element, like dialogs do. */
export function focusInside(element: HTMLElement): void {
  const first =
    element.querySelector<HTMLElement>('[autofocus]') ?? element.querySelector<HTMLElement>(focusable);
  (first ?? element).focus();
}
