/** Values of `data-theme`. Without the attribute a page follows the system, including its contrast preference. */
export const themeNames = ['light', 'dark', 'contrast', 'contrast-light', 'contrast-dark'] as const;
export type ThemeName = (typeof themeNames)[number];

/** Values of `data-brand` that we publish; a site adds its own with `createBrandTheme`. */
export const brandNames = ['marketfront', 'harbor'] as const;
export type BrandName = (typeof brandNames)[number];
