import { Prose } from '@marketfront/ui';

/** Shows HTML that `cleanHtml` has made harmless on the server; nothing else may come here. */
export function RichText({ clean }: { clean: string }) {
  return <Prose dangerouslySetInnerHTML={{ __html: clean }} />;
}
