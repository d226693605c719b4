import { hydrateLater } from '../../platform/hydrate-later.ts';
import type { ApplicationPageProps } from './application-page.tsx';
import type { SellPageProps } from './sell-page.tsx';

// A plain form until the first interaction.
export const ApplicationPage = import.meta.env.SSR
  ? (await import('./application-later.tsx')).default
  : hydrateLater<ApplicationPageProps>(() => import('./application-later.tsx'));

// Text and links.
export const SellPage = import.meta.env.SSR
  ? (await import('./sell-page.tsx')).default
  : hydrateLater<SellPageProps>(() => import('./sell-page.tsx'));
