import { sql } from 'drizzle-orm';
import type { Transaction } from '../db/client.ts';
import { products, reviews } from '../db/schema.ts';
import { day } from '../domain/shared/time.ts';
import { productPicture } from '../media/recipe.ts';
import { insertAll } from './insert.ts';
import type { PlannedProduct } from './products.ts';
import { Random } from './random.ts';
import { nicknames, reviewTexts } from './review-texts.ts';
import { avatarPicture } from './site.ts';
import type { SeedLanguage } from './words.ts';

export const reviewCount = 1500;

/** How often each star is given, and each language written in: in hundredths. */
const stars: readonly (readonly [star: number, share: number])[] = [
  [5, 62],
  [4, 20],
  [3, 9],
  [2, 4],
  [1, 5],
];
const languages: readonly (readonly [language: SeedLanguage, share: number])[] = [
  ['en', 46],
  ['zh-CN', 14],
  ['es', 12],
  ['fr', 12],
  ['th', 9],
  ['lo', 7],
];

function weighted<T>(random: Random, choices: readonly (readonly [T, number])[]): T {
  let left = random.next() * choices.reduce((sum, [, share]) => sum + share, 0);
  for (const [value, share] of choices) {
    left -= share;
    if (left < 0) return value;
  }
  throw new Error('nothing to choose from');
}

/** Half of the reviews belong to the quarter of products that sells best. */
function choose(random: Random, bestFirst: readonly PlannedProduct[]): PlannedProduct {
  const share = random.next() ** 2;
  const product = bestFirst[Math.floor(share * bestFirst.length)];
  if (!product) throw new Error('there are no products to review');
  return product;
}

export function planReviews(planned: readonly PlannedProduct[], now: Date): (typeof reviews.$inferInsert)[] {
  const random = new Random(1500);
  // A sequence of its own: what was drawn before stays the same.
  const more = new Random(1501);
  const sold = ({ row }: PlannedProduct) => (row.sales ?? 0) + (row.ficti ?? 0);
  const bestFirst = planned.filter((product) => sold(product) > 1).toSorted((a, b) => sold(b) - sold(a));
  if (bestFirst.length === 0) return [];
  return Array.from({ length: reviewCount }, (_, index) => {
    const product = choose(random, bestFirst);
    const { row, skus, good, pictures } = product;
    const language = weighted(random, languages);
    const star = weighted(random, stars);
    const texts = reviewTexts[language];
    const isGood = star >= 4;
    const joint = language === 'zh-CN' ? '' : ' ';
    const comment = isGood
      ? `${random.pick(texts.tastes[good.taste])}${joint}${random.chance(0.6) ? random.pick(texts.good) : ''}`.trim()
      : random.pick(star === 1 ? texts.bad : texts.middling);
    const sku = random.pick(skus);
    const written = new Date(now.getTime() - random.between(1, 360) * day - random.between(0, 86_000) * 1000);
    const hasReply = random.chance(star <= 2 ? 0.7 : 0.22);
    const pics = random.chance(star === 5 ? 0.22 : 0.1) ? pictures.slice(2, 2 + random.between(1, 3)) : [];
    return {
      uid: null,
      productId: row.id,
      merId: row.merId,
      skuId: sku.id,
      skuName: sku.name,
      star,
      serviceStar: Math.min(5, Math.max(1, star + random.pick([-1, 0, 0, 1]))),
      comment,
      language,
      pics: pics.map(productPicture),
      isVerified: more.chance(0.85),
      helpful: more.chance(0.4) ? more.between(1, pics.length > 0 ? 40 : 12) : 0,
      nickname: random.pick(nicknames[language]),
      avatar: random.chance(0.7) ? avatarPicture(index) : '',
      merchantReply: hasReply ? texts.reply[isGood ? 0 : 1] : null,
      merchantReplyAt: hasReply ? new Date(Math.min(now.getTime(), written.getTime() + day)) : null,
      createdAt: written,
    };
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
