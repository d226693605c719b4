import { Prose } from '@marketfront/ui';

/** Shows HTML that `cleanHtml` has sanitised on the server; no other HTML may be passed. */
export function RichText({ clean }: { clean: string }) {
  return <Prose dangerouslySetInnerHTML={{ __html: clean }} />;
}
