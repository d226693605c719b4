import cascadeLayers from '@csstools/postcss-cascade-layers';
import postcss, { parse, type Root } from 'postcss';

/** The names of the layers of a sheet in their order: that of their first rules. */
export function layersOf(sheet: Root): string[] {
  const names = new Set<string>();
  sheet.walkAtRules('layer', ({ nodes, params }) => {
    if (nodes) names.add(params);
  });
  return [...names];
}

const id = /#[^\\]/;

/** The plugin writes one `:not(#\#)` for each layer below: one with as many ids counts as much, and is shorter. */
const shortened = (css: string) =>
  css.replaceAll(/(?::not\(#\\#\))+/g, (all) => `:not(${'#a'.repeat(all.length / ':not(#\\#)'.length)})`);

/**
 * The sheet without layers: its selectors exclude ids that no element has, one more for each layer, which makes them as
 * specific as their layers made them.
 *
 * @param layers - All layers of all sheets, in their order.
 * @throws When a selector has an id of its own, which would count as much as a layer.
 */
export async function withoutLayers(sheet: Root, layers: readonly string[]): Promise<Root> {
  const flat = sheet.clone();
  flat.walkRules(({ selector }) => {
    if (id.test(selector)) throw new Error(`Write the id of "${selector}" as an attribute: [id=…].`);
  });
  flat.prepend(`@layer ${layers.join(',')};`);
  const { css } = await postcss([cascadeLayers()]).process(flat, { from: undefined });
  return parse(shortened(css));
}
