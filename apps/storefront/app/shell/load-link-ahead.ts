import { splitLocalePath } from '@marketfront/i18n';
import { UNSAFE_loadPageAhead as loadPageAhead } from 'react-router';
import { preloadMessagesOf } from '../messages/index.ts';

/**
 * Loads what the page of a link needs before the link is followed: its code, its data and its messages. The data stays in
 * this document: no cache of the browser keeps what is personal.
 * @param priority - In the browser's queue of requests.
 */
export function loadLinkAhead(link: HTMLAnchorElement, priority: 'high' | 'low'): void {
  loadPageAhead(link.pathname + link.search, priority);
  void preloadMessagesOf(splitLocalePath(link.pathname).path);
}
