import {
  addressCardProps,
  cartLineProps,
  categoryTileProps,
  couponCardProps,
  galleryProps,
  orderCardProps,
  orderLineProps,
  type PageLinks,
  priceProps,
  productCardProps,
  profileCardProps,
  reviewItemProps,
  reviewSummaryProps,
  storeCardProps,
  storeHeaderProps,
  storeScores,
} from '@marketfront/api-client/ui';
import type {
  Coupon,
  Product,
  ProductCard as ListedProduct,
  StoreOrderSummary,
  UnpaidOrder,
} from '@marketfront/api-client';
import {
  AddressCard,
  CartLine,
  CategoryTile,
  CouponCard,
  Gallery,
  OrderCard,
  OrderLines,
  Price,
  ProductCard,
  ProfileCard,
  ReviewItem,
  ReviewSummary,
  StoreCard,
  StoreHeader,
  StoreRatings,
  UiProvider,
} from '@marketfront/ui';
import english from '@marketfront/ui/messages/en';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

const links: PageLinks = {
  product: (id) => `/p/${id}`,
  store: (id) => `/s/${id}`,
  order: (orderNo) => `/o/${orderNo}`,
  category: (id) => `/c/${id}`,
};
const image = { url: 'https://cdn.test/lamp.webp', blur: 'data:image/webp;base64,AA' };
const line = { productId: 7, name: 'Lamp', image, variant: 'Amber', price: '12.50', quantity: 2 };
const product: ListedProduct = {
  id: 7,
  name: 'Lamp',
  image,
  price: '12.50',
  unitPrice: null,
  listPrice: '20.00',
  sold: 5400,
  unit: null,
  stock: 3,
  soldOut: false,
  couponMoney: null,
  offeredSince: null,
  rating: 4.6,
  reviewCount: 12,
  storeId: 3,
  storeName: 'Glow',
  selfOperated: false,
  freeShipping: true,
  hoverImage: 'https://cdn.test/lamp-back.webp',
  colors: ['#aa8844', '#224466'],
  skuId: null,
};
const bare = {
  ...product,
  image: null,
  listPrice: null,
  sold: 0,
  rating: null,
  reviewCount: null,
  storeName: null,
};
const store = {
  id: 3,
  name: 'Glow',
  avatar: null,
  rating: 4.5,
  followers: 10,
  selfOperated: true,
  ratings: { item: 4.7, service: null, dispatch: 4.2 },
  responseMinutes: 90,
  products: [product],
};
const storeOrder = {
  orderNo: 'S1',
  storeId: 3,
  storeName: 'Glow',
  total: '25.00',
  lines: [{ ...line, id: 1, skuId: 1, reviewed: false }],
} as unknown as StoreOrderSummary;
const unpaidOrder = {
  orderNo: 'PT1',
  payable: '25.00',
  groups: [
    { storeName: 'Glow', lines: [line] },
    { storeName: 'Shade', lines: [] },
  ],
} as unknown as UnpaidOrder;
const coupon = { id: 1, name: 'Spring', amount: '5.00', received: true } as Coupon;
const review = {
  author: 'A***',
  avatar: null,
  stars: 5,
  text: null,
  pictures: [],
  variant: 'Amber',
  storeReply: 'Thank you',
};
const address = {
  name: 'Ana',
  detail: '1 High Street',
  postCode: 'SW1A 1AA',
  countryCode: '+44',
  phone: '7700900123',
  email: null,
  isDefault: true,
};
const user = { nickname: 'Ana', avatar: null, countryCode: '+44', phone: '7700900123', email: null };
const gallery = { gallery: [image, image], name: 'Lamp' } satisfies Pick<Product, 'gallery' | 'name'>;

const entry = (props: object, element: ReactElement, shown: readonly string[]) => ({ props, element, shown });

/** Each component with the props from its adapter, the expected texts and the expected addresses. */
const cases = {
  ProductCard: entry(
    productCardProps(product, links),
    <ProductCard {...productCardProps(product, links)} />,
    ['/p/7', 'lamp.webp', '$12.50', '$20.00', '5000+ sold', 'Glow', '(12)'],
  ),
  bareProductCard: entry(productCardProps(bare, links), <ProductCard {...productCardProps(bare, links)} />, [
    '$12.50',
  ]),
  Price: entry(priceProps(product), <Price {...priceProps(product)} />, ['$12.50', '$20.00']),
  Gallery: entry(galleryProps(gallery), <Gallery {...galleryProps(gallery)} />, ['lamp.webp', 'alt="Lamp"']),
  CategoryTile: entry(
    categoryTileProps({ id: 2, name: 'Lights', picture: null, icon: '/icon.webp' }, links),
    <CategoryTile
      {...categoryTileProps({ id: 2, name: 'Lights', picture: null, icon: '/icon.webp' }, links)}
    />,
    ['/c/2', '/icon.webp', 'Lights'],
  ),
  StoreCard: entry(storeCardProps(store, links), <StoreCard {...storeCardProps(store, links)} />, [
    '/s/3',
    '/p/7',
    'Glow',
    '4.5',
  ]),
  StoreHeader: entry(storeHeaderProps(store), <StoreHeader {...storeHeaderProps(store)} />, [
    'Glow',
    '10 followers',
  ]),
  StoreRatings: entry(
    { scores: storeScores(store.ratings) },
    <StoreRatings scores={storeScores(store.ratings)} />,
    ['4.7', '4.2'],
  ),
  CartLine: entry(cartLineProps(line, links), <CartLine {...cartLineProps(line, links)} />, [
    '/p/7',
    'lamp.webp',
    'Amber',
    '$12.50',
  ]),
  OrderLines: entry([orderLineProps(line, links)], <OrderLines lines={[orderLineProps(line, links)]} />, [
    '/p/7',
    'Amber',
    '× 2',
    '$12.50',
  ]),
  OrderCard: entry(orderCardProps(storeOrder, links), <OrderCard {...orderCardProps(storeOrder, links)} />, [
    '/o/S1',
    '/s/3',
    '/p/7',
    '$25.00',
  ]),
  unpaidOrderCard: entry(
    orderCardProps(unpaidOrder, links),
    <OrderCard {...orderCardProps(unpaidOrder, links)} />,
    ['/o/PT1', 'Glow, Shade', '$25.00'],
  ),
  ReviewItem: entry(reviewItemProps(review), <ReviewItem {...reviewItemProps(review)} />, [
    'A***',
    'Amber',
    'Thank you',
  ]),
  ReviewSummary: entry(
    reviewSummaryProps({ stars: 4.6, total: 12 }),
    <ReviewSummary {...reviewSummaryProps({ stars: 4.6, total: 12 })} />,
    ['4.6'],
  ),
  CouponCard: entry(couponCardProps(coupon), <CouponCard {...couponCardProps(coupon)} />, [
    '$5',
    'Spring',
    'data-state="claimed"',
  ]),
  AddressCard: entry(
    addressCardProps(address, 'United Kingdom'),
    <AddressCard {...addressCardProps(address, 'United Kingdom')} />,
    ['Ana', 'SW1A 1AA United Kingdom', '+44 7700900123'],
  ),
  ProfileCard: entry(profileCardProps(user), <ProfileCard {...profileCardProps(user)} />, [
    'Ana',
    '+44 7700900123',
  ]),
};

it.each(Object.entries(cases))('%s shows what the model says', (_name, { props, element, shown }) => {
  const html = renderToStaticMarkup(
    <UiProvider locale="en" messages={english}>
      {element}
    </UiProvider>,
  );
  for (const text of shown) expect(html).toContain(text);
  expect(html).not.toMatch(/null|undefined|\[object/);
  // Plain data: it can be sent from a server to a browser.
  expect(structuredClone(props)).toEqual(props);
});
