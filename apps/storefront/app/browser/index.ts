export { fontStyles } from './fonts.ts';
export { isInWindow } from './is-in-window.ts';
export { keepsPlace } from './keeps-place.ts';
export { onPhone } from './on-phone.ts';
export { keepFromReloads, reloadPage } from './reload.ts';
export { serverText } from './server-text.ts';
export { useMounted } from './use-mounted.ts';
export { isNumber, isString, isTexts, listOf, storedAs, type Texts } from './stored.ts';
