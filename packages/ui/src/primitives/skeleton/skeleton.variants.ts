export const skeletonShapes = ['text', 'box', 'circle', 'tile'] as const;
export type SkeletonShape = (typeof skeletonShapes)[number];
