import {
  type Api,
  createApi,
  type OperationId,
  operationsTable,
  type Product,
  type Sku,
} from '@marketfront/api-client';
import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';

/** The operator's actions in the sandbox, which no shopper can do. */
async function operate(path: string, fields: Readonly<Record<string, string>> = {}): Promise<void> {
  const response = await fetch(`${inject('sandboxOrigin')}/sandbox${path}`, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams(fields),
  });
  const answer = (await response.json()) as { code: number; message: string };
  if (answer.code !== 200) throw new Error(`The sandbox refused ${path}: ${answer.message}`);
}

/** Success data that no call returns. */
export const wrongContents = ['dataNull', 'dataText', 'dataList', 'dataObject'] as const;
type FaultKind =
  | 'http404'
  | 'http500'
  | 'code500'
  | 'malformed'
  | 'cut'
  | 'reset'
  | 'empty'
  | (typeof wrongContents)[number];

let isBroken = false;

/** Makes one operation of the API fail until the end of the test. */
export async function breakOperation(id: OperationId, kind: FaultKind = 'http500'): Promise<void> {
  const operation = operationsTable.find(({ operationId }) => operationId === id);
  if (!operation) throw new Error(`There is no operation ${id}.`);
  const [prefix = ''] = operation.path.split('{');
  await breakPrefix(prefix, kind);
}

/** Makes every operation of the API fail until the end of the test. */
export const breakApi = (kind: FaultKind = 'http500'): Promise<void> => breakPrefix('/api/', kind);

async function breakPrefix(prefix: string, kind: FaultKind): Promise<void> {
  isBroken = true;
  await operate('/faults', { prefix, kind, times: '0' });
}

/** Switches off the faults of a test. */
export async function repairSandbox(): Promise<void> {
  if (isBroken) await operate('/faults/clear');
  isBroken = false;
}

/** Ships a store order, as its store would. */
export const shipOrder = (storeOrderNo: string): Promise<void> => operate(`/orders/${storeOrderNo}/ship`);

/** Reduces the price of a product by a tenth, as its store would. */
export const lowerPrice = (productId: number): Promise<void> =>
  operate(`/supply/${productId}/lower`, { percent: '10' });

/**
 * The code of the newest message to an e-mail address or a phone number. The API sends messages after it has responded,
 * so this waits until the expected number has been sent.
 */
export const latestCode = (to: string, expectedMessages = 1): Promise<string> =>
  inLatestMessage(/\b\d{6}\b/, to, expectedMessages);

/** The link to an order in the newest message to a guest. */
export const latestLink = async (to: string, expectedMessages = 1): Promise<URL> =>
  new URL(await inLatestMessage(/http\S+order\/detail\S+/, to, expectedMessages));

async function inLatestMessage(pattern: RegExp, to: string, expectedMessages: number): Promise<string> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; ) {
    const url = `${inject('sandboxOrigin')}/sandbox/mailbox.json?to=${encodeURIComponent(to)}`;
    const messages = (await (await fetch(url)).json()) as { text: string }[];
    const found = pattern.exec(messages[0]?.text ?? '')?.[0];
    if (found && messages.length >= expectedMessages) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No message with ${pattern} was sent to ${to}.`);
}

/** The API on behalf of the shopper with this token, or of a visitor. */
export const apiOf = (token?: string): Api =>
  createApi({
    baseUrl: inject('sandboxOrigin'),
    language: 'en',
    timeoutMs: 30_000,
    getToken: () => token,
  });

export const newEmail = (): string => `shopper.${randomUUID()}@shopper.test`;
export const password = 'Passw0rd!';

/** A product with a SKU of which at least ten are in stock. */
export interface ProductInStock {
  readonly product: Product;
  readonly sku: Sku;
  /** The fields of one piece, as the cart counts them. */
  readonly line: { readonly productId: number; readonly skuId: number; readonly quantity: number };
}

/** Finds products of the seeded catalogue that can be bought. */
async function findProducts(
  count: number,
  isWanted = ({ stock }: Sku) => stock >= 10,
): Promise<ProductInStock[]> {
  const api = apiOf();
  const { items } = await api.catalog.products({ page: 1, limit: 20, inStock: true });
  const found: ProductInStock[] = [];
  for (const { id } of items) {
    if (found.length === count) break;
    const product = await api.catalog.product(id);
    const sku = product.skus.find(isWanted);
    if (sku) found.push({ product, sku, line: { productId: id, skuId: sku.id, quantity: 1 } });
  }
  return found;
}

export async function productInStock(): Promise<ProductInStock> {
  const [first] = await findProducts(1);
  if (!first) throw new Error('The seed has no product in stock.');
  return first;
}

/** A product of which one shopper can buy all pieces. */
export async function scarceProduct(): Promise<ProductInStock> {
  const [first] = await findProducts(1, ({ stock }) => stock > 1 && stock <= 99);
  if (!first) throw new Error('The seed has no product of which one shopper can buy all pieces.');
  return first;
}

/** A product with at least two variants that can be bought, with a line of each. */
export async function productWithTwoChoices() {
  const many = await findProducts(20);
  for (const { product, line } of many) {
    const other = product.skus.find(({ id, stock }) => id !== line.skuId && stock >= 10);
    if (other) return { product, line, other: { ...line, skuId: other.id } };
  }
  throw new Error('The seed has no product with two choices in stock.');
}

/** A product of which one shopper can buy all pieces, and one of another store. */
export async function productsOfTwoStores(): Promise<readonly [ProductInStock, ProductInStock]> {
  const [scarce, many] = await Promise.all([scarceProduct(), findProducts(20)]);
  const other = many.find(({ product }) => product.store?.id !== scarce.product.store?.id);
  if (!other) throw new Error('The seed has no products of two stores in stock.');
  return [scarce, other];
}

export async function twoProductsInStock(): Promise<readonly [ProductInStock, ProductInStock]> {
  const [first, second] = await findProducts(2);
  if (!first || !second) throw new Error('The seed has fewer than two products in stock.');
  return [first, second];
}
