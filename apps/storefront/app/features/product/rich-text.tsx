import * as styles from './rich-text.css.ts';

/** Shows HTML that `cleanHtml` has made harmless on the server; nothing else may come here. */
export function RichText({ clean }: { clean: string }) {
  // biome-ignore lint: the one place for sanitised merchant text
  return <div className={styles.richText} dangerouslySetInnerHTML={{ __html: clean }} />;
}
