export const descriptionListLayouts = ['rows', 'columns'] as const;
export type DescriptionListLayout = (typeof descriptionListLayouts)[number];
