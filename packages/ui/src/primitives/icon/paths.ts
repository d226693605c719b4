// Paths of icons that are also used as masks (`styles/icon-mask.ts`).
export const checkPath = 'm5 12.5 4.5 4.5L19 7.5';
export const chevronDownPath = 'm6 9.5 6 6 6-6';
export const gridPath = 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z';
export const heartPath =
  'M12 20S3.5 15.25 3.5 9.25A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.5 2.25C20.5 15.25 12 20 12 20';
