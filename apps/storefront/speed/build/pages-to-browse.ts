/**
 * The pages to browse, as declared by their route modules: `handle = { browse: true, messages: … }`. Browsers need them
 * before they have the module of a page, and the bundler before there are any modules.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { MessageArea } from '../../app/messages/index.ts';
import routes from '../../app/routes.ts';

export interface PageToBrowse {
  /** Its pattern, without the language: `/goods_detail/:id`. */
  readonly path: string;
  /** The messages that it and the layouts around it need. */
  readonly messages: readonly MessageArea[];
}

const app = path.resolve(import.meta.dirname, '../../app');

interface Handle {
  readonly isBrowsed: boolean;
  readonly messages: readonly MessageArea[];
}

/** A route's handle in its source form: an object of plain values (`app/navigation/route-handle.ts`). */
function handleOf(file: string): Handle {
  const [, handle = ''] =
    /^export const handle = (.*?);$/ms.exec(readFileSync(path.join(app, file), 'utf8')) ?? [];
  return {
    isBrowsed: handle.includes('browse: true'),
    messages: [...handle.matchAll(/'(\w+)'/g)].map(([, area]) => area as MessageArea),
  };
}

/** Declarations of a layout apply to its pages. */
function pagesOf(entries: readonly RouteConfigEntry[], around: Handle): PageToBrowse[] {
  return entries.flatMap(({ file, path: pattern = '', children }) => {
    const own = handleOf(file);
    const isBrowsed = around.isBrowsed || own.isBrowsed;
    const messages = [...new Set([...around.messages, ...own.messages])];
    if (children) return pagesOf(children, { isBrowsed, messages });
    return isBrowsed ? [{ path: `/${pattern.replace(/^:locale\?\/?/, '')}`, messages }] : [];
  });
}

export const pagesToBrowse = pagesOf(routes, { isBrowsed: false, messages: [] });
