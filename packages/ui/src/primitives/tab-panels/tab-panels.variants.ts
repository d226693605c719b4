export const tabActivations = ['automatic', 'manual'] as const;
export type TabActivation = (typeof tabActivations)[number];

export const tabOrientations = ['horizontal', 'vertical'] as const;
export type TabOrientation = (typeof tabOrientations)[number];
