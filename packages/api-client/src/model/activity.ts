import type { Schemas } from '../wire.ts';
import { type ProductCard, activityProductFromWire } from './product.ts';
import { type WireContext, imageUrls, jsonStrings, named, rows, text } from './wire-values.ts';

export const activityLayouts = ['carousel', 'grid', 'bigPicture'] as const;
export type ActivityLayout = (typeof activityLayouts)[number];
const activityLayoutByWire = { 1: 'carousel', 2: 'grid', 3: 'bigPicture' } as const satisfies Record<
  number,
  ActivityLayout
>;

export interface Activity {
  id: number;
  name: string;
  layout: ActivityLayout;
  products: ProductCard[];
}

export interface ActivityDetail {
  id: number;
  name: string;
  layout: ActivityLayout;
  banners: string[];
  instruction: string | null;
}

export function activityFromWire(wire: Schemas['Activity'], context: WireContext): Activity {
  return {
    id: wire.id,
    name: wire.name,
    layout: named<ActivityLayout>(activityLayoutByWire, wire.type, 'carousel'),
    products: rows(wire.productList).map((product) => activityProductFromWire(product, context)),
  };
}

export function activityDetailFromWire(
  wire: Schemas['ActivityDetail'],
  context: WireContext,
): ActivityDetail {
  return {
    id: wire.id,
    name: wire.name,
    layout: named<ActivityLayout>(activityLayoutByWire, wire.type, 'carousel'),
    banners: imageUrls(jsonStrings(wire.banner), context),
    instruction: text(wire.instruction),
  };
}
