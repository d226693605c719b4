import { type OperationId, operationsTable } from '@marketfront/api-client';
import { beforeAll, describe, expect, it } from 'vitest';
import { readContract, readDocument } from './testing/contract.ts';
import { makeProduct, makeShopper } from './testing/goods.ts';
import { placeOrder, startPurchase } from './testing/purchase.ts';
import { type CallOptions, useShop } from './testing/shop.ts';

const world = useShop();
const requests = Number(process.env.FUZZ_REQUESTS ?? 3000);

/** The requests are the same in every run, so that a failure can be reproduced. */
let state = 20_261_121;
function random(below: number): number {
  state = (state * 48_271) % 2_147_483_647;
  return state % below;
}
const pick = <T>(values: readonly T[]): T => values[random(values.length)] as T;

const nasty = [
  '',
  ' ',
  'null',
  '0',
  '-1',
  '1e309',
  '99999999999999999999',
  'NaN',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '\0',
  '\u202E\u2066',
  '\uD800',
  '🛍️'.repeat(50),
  'x'.repeat(10_000),
  '%',
  '_\\%',
  '{"$ne":null}',
  '[]',
  '2026-13-45 99:99:99',
] as const;

const anything = (): unknown =>
  pick<() => unknown>([
    () => pick(nasty),
    () => random(2 ** 31),
    () => -random(1000),
    () => 0.1 + random(100),
    () => null,
    () => random(2) === 0,
    () => [],
    () => ({}),
    () => [pick(nasty), random(100)],
    () => Array.from({ length: 300 }, () => random(10)),
    () => 1e308,
  ])();

type Schema = {
  type?: string | string[];
  enum?: unknown[];
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
  $ref?: string;
  example?: unknown;
};

const document = readDocument();
const resolve = (schema: Schema): Schema => {
  const name = schema.$ref?.split('/').at(-1);
  return name ? (document.components.schemas[name] as Schema) : schema;
};

let known: readonly (string | number)[] = [];

/** Mostly values that match the document, sometimes real ids, sometimes arbitrary values. */
function generate(raw: Schema, depth = 0): unknown {
  const schema = resolve(raw);
  const dice = random(10);
  if (dice === 0) return anything();
  if (dice < 4 && known.length > 0 && !schema.properties && !schema.items) return pick(known);
  if (schema.enum) return pick(schema.enum);
  if (schema.oneOf) return generate(pick(schema.oneOf), depth);
  const type = Array.isArray(schema.type) ? pick(schema.type) : schema.type;
  if (schema.properties && depth < 4) {
    const entries = Object.entries(schema.properties).filter(() => random(12) > 0);
    const extra = random(10) === 0 ? [['__proto__', anything()] as const] : [];
    return Object.fromEntries([
      ...entries.map(([name, part]) => [name, generate(part, depth + 1)] as const),
      ...extra,
    ]);
  }
  if (type === 'array') {
    return Array.from({ length: random(4) }, () => generate(schema.items ?? {}, depth + 1));
  }
  if (type === 'integer' || type === 'number') return random(2) ? random(50) : random(2 ** 31);
  if (type === 'boolean') return random(2) === 0;
  if (type === 'null') return null;
  return random(3) === 0 ? pick(nasty) : (schema.example ?? 'text');
}

const toText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

beforeAll(async () => {
  const { db } = world.shop;
  const shopper = await makeShopper(db, { integral: 500, balance: 10_000 });
  const { product, red, merId } = await makeProduct(db, { stock: 90 });
  const choice = { productId: product.id, attrValueId: red.id, productNum: 1 };
  known = [
    product.id,
    red.id,
    merId,
    shopper.addressId,
    await startPurchase(world.shop, shopper, choice),
    await placeOrder(world.shop, shopper, choice),
    1,
  ];
  tokens = [shopper.token, shopper.token, shopper.token, (await makeShopper(db)).token, undefined];
});

let tokens: (string | undefined)[] = [];

describe('generated requests', () => {
  it(`get an answer of the contract, ${requests} times`, { timeout: 300_000 }, async () => {
    const { shop } = world;
    const contract = readContract();
    const operations = operationsTable.filter(({ operationId }) => !/logout$/i.test(operationId));
    const codes = new Map<number, number>();
    for (let count = 0; count < requests; count++) {
      const { operationId, path, method } = pick(operations);
      const operation = document.paths[path]?.[method.toLowerCase()] ?? {};
      const options: CallOptions = { params: {}, query: {}, token: pick(tokens), headers: {} };
      for (const raw of operation.parameters ?? []) {
        const parameter = raw.$ref ? document.components.parameters[raw.$ref.split('/').at(-1) ?? ''] : raw;
        if (!parameter || parameter.in === 'header' || random(8) === 0) continue;
        const place = parameter.in === 'path' ? options.params : options.query;
        if (place)
          place[parameter.name ?? ''] = toText(generate(parameter.schema ?? {})).toWellFormed() || '-';
      }
      const [media, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
      if (content) {
        const body = generate(content.schema ?? {});
        const isForm = media === 'application/x-www-form-urlencoded';
        options.body = media === 'text/plain' || random(40) === 0 ? toText(body) : body;
        if (isForm && body && typeof body === 'object') {
          options.body = new URLSearchParams(
            Object.entries(body).map(([name, value]) => [name, toText(value)]),
          );
        }
        if (media === 'multipart/form-data') {
          const form = new FormData();
          form.set('multipart', random(2) ? new File([toText(body)], pick(nasty)) : toText(body));
          options.body = form;
        }
      }
      const answer = await shop.call(operationId as OperationId, options);
      const where = `request ${count}: ${operationId} ${JSON.stringify(options).slice(0, 2000)}`;
      if (answer.message === 'System exception') throw new Error(`unexplained failure: ${where}`);
      if (/\bat .+\.ts:\d+/.test(JSON.stringify(answer))) throw new Error(`a stack trace: ${where}`);
      const validate = contract.get(operationId as OperationId);
      if (!validate?.(answer)) throw new Error(`${where} ${JSON.stringify(validate?.errors)}`);
      codes.set(answer.code, (codes.get(answer.code) ?? 0) + 1);
    }
    // Some requests must pass the first validation.
    expect(codes.get(200)).toBeGreaterThan(requests / 10);
    expect(codes.get(500)).toBeGreaterThan(requests / 50);
  });
});

/** Values beyond the range of a column of 32 or 64 bits, a double or an amount. */
const tooLarge = ['2147483648', '-2147483649', '21474836.48', '9223372036854775808', '9'.repeat(30), '1e308'];

describe('numbers of a query that are too large', () => {
  it('are refused or ignored, and never fail', { timeout: 120_000 }, async () => {
    const { shop } = world;
    const failed: string[] = [];
    for (const { operationId, path, method } of operationsTable) {
      const declared = document.paths[path]?.[method.toLowerCase()]?.parameters ?? [];
      const parameters = declared.map((raw) =>
        raw.$ref ? document.components.parameters[raw.$ref.split('/').at(-1) ?? ''] : raw,
      );
      const inPath = parameters.filter((parameter) => parameter?.in === 'path');
      const params = Object.fromEntries(inPath.map((parameter) => [parameter?.name ?? '', known[0] ?? 1]));
      const [token] = tokens;
      for (const parameter of parameters) {
        for (const value of parameter?.in === 'header' ? [] : tooLarge) {
          const name = parameter?.name ?? '';
          const place =
            parameter?.in === 'path'
              ? { params: { ...params, [name]: value } }
              : { params, query: { [name]: value } };
          const { message } = await shop.call(operationId as OperationId, {
            ...place,
            ...(token && { token }),
          });
          if (message === 'System exception') failed.push(`${operationId} ${name}=${value}`);
        }
      }
    }
    expect(failed).toEqual([]);
  });
});
