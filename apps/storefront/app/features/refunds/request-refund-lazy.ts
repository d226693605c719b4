import { hydrateLater } from '../../platform/hydrate-later.ts';
import type { RequestRefundPageProps } from './request-refund-page.tsx';

// A plain form until the first interaction.
export const RequestRefundPage = import.meta.env.SSR
  ? (await import('./request-refund-later.tsx')).default
  : hydrateLater<RequestRefundPageProps>(() => import('./request-refund-later.tsx'));
