/**
 * A back end for Hydrogen's skeleton: Shopify's Storefront schema, as shipped in Hydrogen's package, over twenty
 * products in memory. It answers all queries of the skeleton, and keeps carts. Runs in the folder of the skeleton,
 * whose graphql it uses.
 */
import { readFileSync } from 'node:fs';
import http from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(path.resolve('package.json'));
const { buildClientSchema, graphql } = require('graphql');
const schemaFile = path.resolve('node_modules/@shopify/hydrogen/dist/storefront.schema.json');
const schema = buildClientSchema(JSON.parse(readFileSync(schemaFile, 'utf8')));
for (const abstract of Object.values(schema.getTypeMap()))
  if ('resolveType' in abstract) abstract.resolveType = ({ __typename }) => __typename;

const shop = process.env.SHOP_ORIGIN;
const money = (amount) => ({ __typename: 'MoneyV2', amount: amount.toFixed(2), currencyCode: 'USD' });
const connection = (nodes) => ({
  nodes,
  edges: nodes.map((node) => ({ node })),
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: 'first', endCursor: 'last' },
});

function makeProduct(number) {
  const image = {
    id: `gid://shopify/Image/${number}`,
    url: `${shop}/picture.webp?of=${number}`,
    altText: `Stoneware jug ${number}`,
    width: 800,
    height: 800,
  };
  const product = {
    id: `gid://shopify/Product/${number}`,
    handle: `jug-${number}`,
    title: `Stoneware jug ${number}`,
    vendor: 'Kiln and Sons',
    description: 'A jug of stoneware for water and wine.',
    descriptionHtml: '<p>A jug of stoneware for water and wine.</p>',
    encodedVariantExistence: 'v1_0',
    encodedVariantAvailability: 'v1_0',
    featuredImage: image,
    priceRange: { minVariantPrice: money(20 + number), maxVariantPrice: money(20 + number) },
    seo: {},
  };
  const variant = {
    __typename: 'ProductVariant',
    id: `gid://shopify/ProductVariant/${number}`,
    title: 'Default Title',
    availableForSale: true,
    requiresShipping: true,
    image: { __typename: 'Image', ...image },
    price: money(20 + number),
    selectedOptions: [{ name: 'Title', value: 'Default Title' }],
    product,
  };
  return {
    ...product,
    variant,
    options: [{ name: 'Title', optionValues: [{ name: 'Default Title', firstSelectableVariant: variant }] }],
    selectedOrFirstAvailableVariant: variant,
    adjacentVariants: [],
  };
}

const products = Array.from({ length: 20 }, (_, index) => makeProduct(index + 1));
const collection = {
  id: 'gid://shopify/Collection/1',
  handle: 'jugs',
  title: 'Jugs',
  description: 'For water and wine.',
  image: products[0].featuredImage,
  products: ({ first }) => connection(products.slice(0, first)),
};
const menu = {
  id: 'gid://shopify/Menu/1',
  items: ['Jugs', 'Mugs', 'Bowls', 'Vases', 'Lamps', 'Chairs', 'Books'].map((title, index) => ({
    id: `gid://shopify/MenuItem/${index}`,
    tags: [],
    title,
    type: 'COLLECTION',
    url: `${shop}/collections/${title.toLowerCase()}`,
    items: [],
  })),
};

const carts = new Map();
function changeCart(id, lines) {
  const cart = carts.get(id) ?? { id: `gid://shopify/Cart/${carts.size + 1}`, lines: [] };
  for (const { merchandiseId, quantity } of lines ?? []) {
    const { variant } = products.find((product) => product.variant.id === merchandiseId);
    const price = Number(variant.price.amount);
    cart.lines.push({
      __typename: 'CartLine',
      id: `gid://shopify/CartLine/${cart.lines.length + 1}`,
      quantity,
      attributes: [],
      cost: { totalAmount: money(price * quantity), amountPerQuantity: variant.price },
      merchandise: variant,
    });
  }
  carts.set(cart.id, cart);
  return { cart: shownCart(cart), userErrors: [], warnings: [] };
}
function shownCart(cart) {
  if (!cart) return null;
  const total = cart.lines.reduce((sum, { cost }) => sum + Number(cost.totalAmount.amount), 0);
  return {
    id: cart.id,
    updatedAt: '2026-01-01T00:00:00Z',
    appliedGiftCards: [],
    checkoutUrl: `${shop}/checkout`,
    totalQuantity: cart.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    buyerIdentity: {},
    lines: connection(cart.lines),
    cost: { subtotalAmount: money(total), totalAmount: money(total) },
    attributes: [],
    discountCodes: [],
  };
}

const answers = {
  shop: { id: 'gid://shopify/Shop/1', name: 'Peer', primaryDomain: { url: shop } },
  localization: { country: { isoCode: 'US', currency: { isoCode: 'USD' } }, language: { isoCode: 'EN' } },
  menu,
  collection: ({ handle }) => (handle === collection.handle ? collection : null),
  collections: connection([collection]),
  product: ({ handle }) => products.find((product) => product.handle === handle) ?? null,
  products: ({ first }) => connection(products.slice(0, first)),
  cart: ({ id }) => shownCart(carts.get(id)),
  cartCreate: ({ input }) => changeCart(undefined, input?.lines),
  cartLinesAdd: ({ cartId, lines }) => changeCart(cartId, lines),
};

http
  .createServer(async (request, response) => {
    const chunks = await request.toArray();
    const { query, variables } = JSON.parse(Buffer.concat(chunks).toString());
    const result = await graphql({ schema, source: query, rootValue: answers, variableValues: variables });
    if (result.errors) console.error(result.errors.map(({ message }) => message).join('\n'));
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(result));
  })
  .listen(Number(process.env.PORT), () => console.log('ready'));
