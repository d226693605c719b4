import { hydrateLater } from '../../platform/hydrate-later.ts';
import type { ApplicationPageProps } from './application-page.tsx';

// A plain form until the first interaction.
export const ApplicationPage = import.meta.env.SSR
  ? (await import('./application-later.tsx')).default
  : hydrateLater<ApplicationPageProps>(() => import('./application-later.tsx'));
