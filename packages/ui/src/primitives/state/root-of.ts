/**
 * The document or the shadow root that an element is in: it knows the ids in it, and which of its elements has the focus.
 * In a shadow root `document` knows neither.
 */
export function rootOf(element: Element): Document | ShadowRoot {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root : element.ownerDocument;
}
