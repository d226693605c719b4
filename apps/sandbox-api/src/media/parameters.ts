/** The query parameters of a picture; the site's settings name them. */
export const widthParameter = 'w';
export const themeParameter = 'theme';
