import { defineResource } from '../http/index.ts';
import type { MenuData } from './shell-data.server.ts';

/** The panels of the mega menu; the same for everybody. */
export const menuPanels = defineResource<{ load: MenuData }>('menu');

/** The build that the server runs now, for pages that were opened before it started. */
export const runningBuild = defineResource<{ load: { readonly build: string } }>('version');

/** The measured speed of pages. */
export const vitals = defineResource<{ act: unknown }>('vitals');
