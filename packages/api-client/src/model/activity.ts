import type { Schemas } from '../wire.ts';
import { type ProductCard, activityProductFromWire } from './product.ts';
import { type WireContext, imageUrls, invert, jsonStrings, named, rowId, rows, text } from './wire-values.ts';

export const activityLayouts = ['carousel', 'grid', 'bigPicture'] as const;
export type ActivityLayout = (typeof activityLayouts)[number];
/** `type` of an activity in the API. */
export const activityLayoutToWire = { carousel: 1, grid: 2, bigPicture: 3 } as const satisfies Record<
  ActivityLayout,
  NonNullable<Schemas['Activity']['type']>
>;
const activityLayoutByWire = invert(activityLayoutToWire);

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
    id: rowId(wire.id),
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
    id: rowId(wire.id),
    name: wire.name,
    layout: named<ActivityLayout>(activityLayoutByWire, wire.type, 'carousel'),
    banners: imageUrls(jsonStrings(wire.banner), context),
    instruction: text(wire.instruction),
  };
}
