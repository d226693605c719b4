import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';

/**
 * The whole route table. Every page has one row with an optional language (`/cart`, `/fr/cart`); the spec's other
 * addresses (§2) are rows of `navigation/aliases.ts` and redirect to their page.
 */
export default [
  ...prefix(':locale?', [
    // First, because `/resources/cart` also matches `:locale/cart`.
    route('resources/:name', 'routes/resource.tsx'),
    layout('shell/shop-layout.tsx', [
      layout('shell/boundary.tsx', [
        index('routes/home.tsx'),
        route('categories', 'routes/categories.tsx'),
        route('goods/goods_search', 'routes/goods-search.tsx'),
        route('goods/activity_list', 'routes/activity.tsx'),
        route('goods/compare', 'routes/compare.tsx'),
        route('goods/reviews', 'routes/product-reviews.tsx'),
        route('goods/report', 'routes/report.tsx'),
        route('sitemap', 'routes/site-plan.tsx'),
        route('help', 'routes/help.tsx'),
        route('preferences', 'routes/preferences.tsx'),
        route('goods/top_one', 'routes/rankings.tsx'),
        route('goods_detail/:id', 'routes/product.tsx'),
        route('merchant/merchant_street', 'routes/merchant-street.tsx'),
        layout('routes/merchant.tsx', [
          route('merchant/merchant/home', 'routes/merchant-home.tsx'),
          route('merchant/merchant/category', 'routes/merchant-category.tsx'),
          route('merchant/merchant/coupon', 'routes/merchant-coupon.tsx'),
          route('merchant/merchant/qualification', 'routes/merchant-qualification.tsx'),
        ]),
        route('register/merchant', 'routes/register-merchant.tsx'),
        route('users/merchant_settled', 'routes/merchant-settled.tsx'),
        route('users/application_record', 'routes/application-record.tsx'),
        route('cart', 'routes/cart.tsx'),
        route('login', 'routes/login.tsx'),
        route('register/user', 'routes/register.tsx'),
        route('forget', 'routes/forget.tsx'),
        route('logout', 'routes/logout.tsx'),
        route('middlewares/privacy_agreement', 'routes/privacy-agreement.tsx'),
        layout('shell/user-center-layout.tsx', [
          layout('shell/boundary.tsx', { id: 'user-center-boundary' }, [
            route('user_center', 'routes/user-center.tsx'),
            route('user_center/wish_list', 'routes/wish-list.tsx'),
            route('users/collection_list', 'routes/collection-list.tsx'),
            route('user_center/address/list', 'routes/address-list.tsx'),
            route('user_center/address/edit', 'routes/address-edit.tsx'),
            route('users/coupon_list', 'routes/coupon-list.tsx'),
            route('user_center/points', 'routes/points.tsx'),
            route('user_center/balance', 'routes/balance.tsx'),
            route('notification', 'routes/notification.tsx'),
            route('notification/settings', 'routes/notification-settings.tsx'),
            route('users/user_info', 'routes/user-info.tsx'),
            route('user_center/order/list', 'routes/order-list.tsx'),
            route('user_center/order/detail', 'routes/order-detail.tsx'),
            route('user_center/order/logistics', 'routes/logistics.tsx'),
            route('users/refund_list', 'routes/refunds.tsx'),
            route('users/refund_confirm', 'routes/request-refund.tsx'),
            route('order/refund_detail', 'routes/refund.tsx'),
            route('users/evaluation_list', 'routes/reviews.tsx'),
            route('users/evaluation_confirm', 'routes/write-review.tsx'),
          ]),
        ]),
        route('*', 'routes/not-found.tsx'),
      ]),
    ]),
    layout('shell/checkout-layout.tsx', [
      layout('shell/boundary.tsx', { id: 'checkout-boundary' }, [
        route('order/order_confirm', 'routes/order-confirm.tsx'),
        route('order/payment', 'routes/payment.tsx'),
        route('order/stripe_payment', 'routes/stripe-payment.tsx'),
        route('order/payment_result', 'routes/payment-result.tsx'),
      ]),
    ]),
    route('login/social', 'routes/social.tsx'),
    route('middlewares/callback_twitter', 'routes/social-callback.tsx'),
    route('preview/:id', 'routes/product-preview.tsx'),
    route('preview/store/:id', 'routes/store-preview.tsx'),
    route('preview/home', 'routes/home-preview.tsx'),
    route('rss/:store?', 'routes/feed.tsx'),
    route('manifest.webmanifest', 'routes/manifest.tsx'),
  ]),
  route('robots.txt', 'routes/robots.tsx'),
  route('.well-known/change-password', 'routes/change-password.tsx'),
  route('.well-known/security.txt', 'routes/security-contact.tsx'),
  route('sitemap.xml', 'routes/sitemap.tsx'),
  route('sitemaps/:part', 'routes/sitemap-part.tsx'),
] satisfies RouteConfig;
