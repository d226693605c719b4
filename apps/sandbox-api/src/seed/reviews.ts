import { sql } from 'drizzle-orm';
import type { Transaction } from '../db/client.ts';
import { merchants, products, reviews } from '../db/schema.ts';
import { day } from '../domain/shared/time.ts';
import { reviewPicture, takes } from '../media/addresses.ts';
import { readReviews } from './goods/for-sale.ts';
import { finishesOf } from './choices.ts';
import { insertAll } from './insert.ts';
import type { PlannedProduct } from './products.ts';
import { Random } from './random.ts';

const month = 30.4 * day;

/** The SKU of the finish or size that a buyer names; any SKU if none is named. */
function boughtSku({ good, skus }: PlannedProduct, variant: string | undefined, random: Random) {
  const finishes: readonly string[] = finishesOf(good);
  const choices = [finishes, Object.keys(good.sizes ?? {})].filter((values) => values.length > 0);
  const choice = choices.findIndex((values) => variant !== undefined && values.includes(variant));
  const value = choices[choice]?.indexOf(variant ?? '');
  const fitting = skus.filter(({ valueIndexes }) => choice < 0 || valueIndexes[choice] === value);
  return random.pick(fitting);
}

export function planReviews(planned: readonly PlannedProduct[], now: Date): (typeof reviews.$inferInsert)[] {
  const random = new Random(1500);
  const written = readReviews();
  return planned.flatMap((product) => {
    const { row, good } = product;
    const all = written.get(good.id)?.reviews ?? [];
    // Products without sales have no reviews.
    return all.slice(0, row.sales + row.ficti).map((review, take) => {
      const sku = boughtSku(product, review.variant, random);
      const age = review.monthsAgo * month + random.between(1, 28) * day + random.between(0, 86_000) * 1000;
      const createdAt = new Date(now.getTime() - age);
      const { reply } = review;
      return {
        uid: null,
        productId: row.id,
        merId: row.merId,
        skuId: sku.id,
        skuName: sku.name,
        star: review.stars,
        serviceStar: review.service,
        comment: review.text,
        language: review.language,
        pics: review.pictured ? [reviewPicture(good.id, take % takes)] : [],
        isVerified: random.chance(0.85),
        helpful: random.chance(0.4) ? random.between(1, review.pictured ? 40 : 12) : 0,
        nickname: review.author,
        avatar: '',
        merchantReply: reply ?? null,
        merchantReplyAt: reply ? new Date(Math.min(now.getTime(), createdAt.getTime() + day)) : null,
        createdAt,
      };
    });
  });
}

export async function seedReviews(
  tx: Transaction,
  planned: readonly PlannedProduct[],
  now: Date,
): Promise<void> {
  const rows = planReviews(planned, now).toSorted((a, b) => Number(a.createdAt) - Number(b.createdAt));
  await insertAll(tx, reviews, rows);
  await tx.execute(sql`
    update ${products} p set star_sum = r.stars, reply_count = r.count
    from (select product_id, sum(star)::int as stars, count(*)::int as count from ${reviews} group by 1) r
    where r.product_id = p.id`);
}

/** Sets the marks of stores to the averages from their buyers. */
export async function markStores(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    update ${merchants} m set star_product = r.goods, star_service = r.service, star_level = round(r.goods)
    from (
      select mer_id, round(avg(star), 1) as goods, round(avg(service_star), 1) as service from ${reviews} group by 1
    ) r
    where r.mer_id = m.id`);
}
