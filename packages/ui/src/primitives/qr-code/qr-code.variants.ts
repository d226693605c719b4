/** Error correction levels: 7, 15, 25 and 30 % of the code may be damaged. */
export const qrCodeLevels = ['low', 'medium', 'quartile', 'high'] as const;
export type QrCodeLevel = (typeof qrCodeLevels)[number];

export const qrCodeSizes = ['sm', 'md', 'lg'] as const;
export type QrCodeSize = (typeof qrCodeSizes)[number];
