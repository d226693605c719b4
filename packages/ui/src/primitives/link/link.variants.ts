export const linkTones = ['inherit', 'quiet', 'strong', 'accent'] as const;
export type LinkTone = (typeof linkTones)[number];
