export const timelineItemStates = ['done', 'current', 'next', 'failed'] as const;
export type TimelineItemState = (typeof timelineItemStates)[number];
