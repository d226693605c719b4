/**
 * The document or shadow root of an element, for looking up ids and the focused element: for elements in a shadow root,
 * `document` finds neither.
 */
export function rootOf(element: Element): Document | ShadowRoot {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root : element.ownerDocument;
}
