import { serve, shopLoader } from '../../http/index.server.ts';
import { viewedProducts } from '../../state/recently-viewed.ts';
import { loadDeliveryOf } from './product/delivery.server.ts';
import { loadRecommended } from './product/recommended.server.ts';
import { stockAlertAction } from './product/stock-alert-action.server.ts';
import { loadViewed } from './product/viewed.server.ts';
import { loadViews } from './product/views.server.ts';
import { productDelivery, productViews, recommended, stockAlert } from './resources.ts';

export const catalogResources = [
  serve(productDelivery, { load: shopLoader((shop, { url }) => loadDeliveryOf(shop, url.searchParams)) }),
  serve(recommended, { load: shopLoader((shop, { url }) => loadRecommended(shop, url.searchParams)) }),
  serve(stockAlert, { act: stockAlertAction }),
  serve(viewedProducts, { load: shopLoader((shop, { url }) => loadViewed(shop, url.searchParams)) }),
  serve(productViews, { load: shopLoader((shop, { url }) => loadViews(shop, url.searchParams)) }),
];
