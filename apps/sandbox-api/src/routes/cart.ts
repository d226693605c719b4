import { cartLineIds, fields } from '@marketfront/api-client';
import type { Context } from 'hono';
import * as v from 'valibot';
import {
  addToCart,
  countCart,
  deleteFromCart,
  listCart,
  mergeCart,
  reselect,
  setQuantity,
} from '../domain/cart/cart.ts';
import { estimateCart } from '../domain/cart/estimate.ts';
import { flag, id, optionalCountry } from '../input.ts';
import { anyone, signedIn } from '../operation.ts';
import type { Operations } from './operations.ts';

const { quantity } = fields;

const cartRows = v.pipe(
  v.array(
    v.pipe(
      v.object({ productId: id, productAttrUnique: id, cartNum: quantity }),
      v.transform((row) => ({
        productId: row.productId,
        skuId: row.productAttrUnique,
        quantity: row.cartNum,
      })),
    ),
    'must be a list',
  ),
  v.maxLength(100, 'holds at most 100 rows'),
);

const idempotencyKeyOf = ({ req }: Context) => req.header('idempotency-key');

export const cartOperations = {
  listCart: signedIn({ query: v.object({ isValid: flag }) }, ({ db, services, user, query, language }) =>
    listCart(db, services.config, user.id, query.isValid, language),
  ),

  addToCart: signedIn({ body: cartRows }, async ({ db, context, user, body, now }) => {
    await addToCart(db, { uid: user.id, additions: body, key: idempotencyKeyOf(context), now });
    return null;
  }),

  mergeCart: signedIn({ body: cartRows }, async ({ db, context, user, body, now }) => {
    const rejected = await mergeCart(db, {
      uid: user.id,
      additions: body,
      key: idempotencyKeyOf(context),
      now,
    });
    return {
      rejected: rejected.map(({ productId, skuId, quantity: cartNum, message }) => ({
        productId,
        productAttrUnique: skuId,
        cartNum,
        message,
      })),
    };
  }),

  setCartQuantity: signedIn({ body: v.object({ id, number: quantity }) }, async ({ db, user, body }) => {
    await setQuantity(db, user.id, body.id, body.number);
    return null;
  }),

  deleteFromCart: signedIn(
    { body: v.object({ ids: v.pipe(cartLineIds, v.maxLength(200, 'holds at most 200 rows')) }) },
    async ({ db, user, body }) => {
      await deleteFromCart(db, user.id, body.ids);
      return null;
    },
  ),

  countCart: signedIn(
    { query: v.object({ numType: flag, type: v.picklist(['total', 'sum'], 'must be total or sum') }) },
    async ({ db, user, query }) => ({ count: await countCart(db, user.id, query.numType, query.type) }),
  ),

  estimateCart: anyone(
    {
      body: v.object({
        orderDetails: v.pipe(
          v.array(v.object({ productId: id, attrValueId: id, productNum: quantity }), 'must be a list'),
          v.maxLength(100, 'holds at most 100 rows'),
        ),
        country: optionalCountry,
      }),
    },
    ({ db, user, body, language, now }) => {
      const rows = body.orderDetails.map(({ productId, attrValueId: skuId, productNum }) => ({
        productId,
        skuId,
        quantity: productNum,
      }));
      return estimateCart(db, rows, { uid: user?.id, country: body.country, language }, now);
    },
  ),

  reselectCartSku: signedIn(
    { body: v.object({ id, productId: id, num: quantity, unique: id, formerUnique: v.optional(id) }) },
    async ({ db, user, body }) => {
      const { productId, num, unique, formerUnique: formerSkuId } = body;
      await reselect(db, user.id, { id: body.id, productId, skuId: unique, quantity: num, formerSkuId });
      return true;
    },
  ),
} satisfies Partial<Operations>;
