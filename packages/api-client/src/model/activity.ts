import type { Schemas } from '../wire.ts';
import { type ProductCard, activityProductFromWire } from './product-card.ts';
import {
  type WireContext,
  imageUrls,
  invert,
  jsonStrings,
  named,
  readableRows,
  rowId,
  text,
} from './wire-values.ts';

export const activityLayouts = ['carousel', 'grid', 'bigPicture'] as const;
export type ActivityLayout = (typeof activityLayouts)[number];
/** `type` of an activity in the API. */
export const activityLayoutToWire = { carousel: 1, grid: 2, bigPicture: 3 } as const satisfies Record<
  ActivityLayout,
  NonNullable<Schemas['Activity']['type']>
>;
const activityLayoutByWire = invert(activityLayoutToWire);

export interface Activity {
  /** The id, for `catalog.activity` and its products. */
  id: number;
  /** The name that shoppers see. */
  name: string;
  /** The layout of the activity. */
  layout: ActivityLayout;
  /** Its first products. */
  products: ProductCard[];
}

export interface ActivityDetail {
  /** The id of the activity. */
  id: number;
  /** The name that shoppers see. */
  name: string;
  /** The layout of the activity. */
  layout: ActivityLayout;
  /** Absolute addresses of the wide pictures. */
  banners: string[];
  /** The rules of the activity as text; null without any. */
  instruction: string | null;
}

export function activityFromWire(wire: Schemas['Activity'], context: WireContext): Activity {
  return {
    id: rowId(wire.id),
    name: wire.name,
    layout: named<ActivityLayout>(activityLayoutByWire, wire.type, 'carousel'),
    products: readableRows(wire.productList, (product) => activityProductFromWire(product, context)),
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
