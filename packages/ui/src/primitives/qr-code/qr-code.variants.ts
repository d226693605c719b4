/** How much of it may be damaged and still be read: 7, 15, 25, 30 %. */
export const qrCodeLevels = ['low', 'medium', 'quartile', 'high'] as const;
export type QrCodeLevel = (typeof qrCodeLevels)[number];

export const qrCodeSizes = ['sm', 'md', 'lg'] as const;
export type QrCodeSize = (typeof qrCodeSizes)[number];
