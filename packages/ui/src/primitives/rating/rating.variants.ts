export const ratingSizes = ['sm', 'md', 'lg'] as const;
export type RatingSize = (typeof ratingSizes)[number];
