import { serve, signedInLoader } from '../../http/index.server.ts';
import { loadAmount } from './request-refund.server.ts';
import { refundAmount } from './resources.ts';

export const refundResources = [
  serve(refundAmount, { load: signedInLoader((shop, { url }) => loadAmount(shop, url.searchParams)) }),
];
