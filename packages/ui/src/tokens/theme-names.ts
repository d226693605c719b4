/** Values of `data-theme`. Without the attribute a page follows the system, its wish for more contrast included. */
export const themeNames = ['light', 'dark', 'contrast', 'contrast-light', 'contrast-dark'] as const;
export type ThemeName = (typeof themeNames)[number];

/** Values of `data-brand` that we ship; a site adds its own with `createBrandTheme`. */
export const brandNames = ['marketfront', 'harbor'] as const;
export type BrandName = (typeof brandNames)[number];
