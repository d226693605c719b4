import { darkPhoto, lightPhoto } from '../packages/ui/src/testing/fixtures/index.ts';

/** The props of `UiProvider` for showing photographs in the theme of the toolbar. */
export function photoLoaders(theme: string) {
  if (theme === 'system' || theme === 'contrast') return { image: lightPhoto, darkImage: darkPhoto };
  const image = theme.endsWith('dark') ? darkPhoto : lightPhoto;
  return { image, darkImage: image };
}
