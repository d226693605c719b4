export { loadActivity } from './activity/activity.server.ts';
export { loadComparison } from './compare/compare.server.ts';
export { loadCategory } from './list/category.server.ts';
export { pageCountOf, parseProductQuery, toApiFilters, toApiQuery } from './list/api-query.server.ts';
export { loadDeliveryOf } from './product/delivery.server.ts';
export { loadProduct } from './product/load-product.server.ts';
export { addToCartAction, addToCartByScriptAction } from './product/add-to-cart-action.server.ts';
export { stockAlertAction } from './product/stock-alert-action.server.ts';
export { skuFromForm } from './product/sku-from-form.server.ts';
