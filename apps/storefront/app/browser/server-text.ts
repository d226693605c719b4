/**
 * What an element whose text only the server writes gets in the browser (`dangerouslySetInnerHTML`): that text stays. One
 * object, because React writes into an element again when it gets another one.
 */
export const serverText = { __html: '' };
