/**
 * The browser's `dangerouslySetInnerHTML` for an element whose text only the server writes: that text stays. A single
 * object, because React writes into an element again when it gets a different one.
 */
export const serverText = { __html: '' };
