/**
 * The cascade layers of the design system, the lowest first: `marketfront.reset`, and so on. The source and the published
 * sheets are made from this list.
 */
export const layerNames = ['reset', 'tokens', 'elements', 'controls', 'primitives', 'commerce'] as const;

export type LayerName = (typeof layerNames)[number];

/** Layers in which a component may override the styles of a component that it uses. */
export const layersOfComponents = [
  'elements',
  'controls',
  'primitives',
  'commerce',
] as const satisfies readonly LayerName[];
