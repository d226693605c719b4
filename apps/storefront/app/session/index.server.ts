export { allCookies, type CookieName, readCookies } from './cookies.server.ts';
export { type Flash, setFlash, takeFlash } from './flash.server.ts';
export { keepOnce, peekOnce, takeOnce } from './one-time.server.ts';
export { redirectToProvider, resumeLanguage } from './provider-visit.server.ts';
export { keepReturnPath, returnPath } from './return-path.server.ts';
