import { serve, shopLoader } from '../../http/index.server.ts';
import { addToCartAction } from './add-to-cart-action.server.ts';
import { loadAdded } from './added/added.server.ts';
import { cartChangeAction } from './cart-action.server.ts';
import { loadCartCoupons } from './cart-coupons.server.ts';
import { loadCartPreview } from './cart-preview.server.ts';
import { loadCartOptions } from './change-line.server.ts';
import { loadEstimate } from './estimate.server.ts';
import { addedToCart, cartChange, cartCoupons, cartEstimate, cartOptions, cartPreview } from './resources.ts';
import { addToCart } from '../catalog/index.ts';

export const cartResources = [
  serve(addToCart, { act: addToCartAction }),
  serve(addedToCart, { load: shopLoader((shop, { url }) => loadAdded(shop, url.searchParams)) }),
  serve(cartChange, { act: cartChangeAction }),
  serve(cartPreview, { load: shopLoader(loadCartPreview) }),
  serve(cartOptions, { load: shopLoader((shop, { url }) => loadCartOptions(shop, url.searchParams)) }),
  serve(cartCoupons, { load: shopLoader((shop, { url }) => loadCartCoupons(shop, url.searchParams)) }),
  serve(cartEstimate, { load: shopLoader((shop, { url }) => loadEstimate(shop, url.searchParams)) }),
];
