import { Markdown } from '@storybook/addon-docs/blocks';

const published = import.meta.glob<string>('../../packages/*/CHANGELOG.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const pending = import.meta.glob<string>(['../../.changeset/*.md', '!../../.changeset/README.md'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

const bumps = ['major', 'minor', 'patch'] as const;
/** A changeset: `"@marketfront/ui": minor` between dashes, then the text. */
function parseChangeset(file: string) {
  const [, head = '', text = ''] = /^---\n([^]*?)---\n([^]*)$/.exec(file) ?? [];
  const packages = [...head.matchAll(/["']?([@\w/-]+)["']?: *(\w+)/g)].map(([, name, bump]) => ({
    name,
    bump,
  }));
  return { packages, text: text.trim() };
}
const bumpOrder = (packages: readonly { bump: string | undefined }[]) =>
  Math.min(...packages.map(({ bump }) => bumps.indexOf(bump as 'major')));

/** The published changelogs and the changesets of the next version. */
export function Changelog() {
  const changesets = Object.values(pending)
    .map(parseChangeset)
    .toSorted((a, b) => bumpOrder(a.packages) - bumpOrder(b.packages));
  return (
    <>
      {changesets.length > 0 && <Markdown>## Next version</Markdown>}
      {changesets.map(({ packages, text }) => (
        <div key={text} className="mfd-changeset">
          <p className="mfd-changeset-head">
            {packages.map(({ name, bump }) => (
              <span key={name}>
                <code>{name}</code> {bump}
              </span>
            ))}
          </p>
          <Markdown>{text}</Markdown>
        </div>
      ))}
      {Object.entries(published).map(([path, text]) => (
        <Markdown key={path}>{text.replaceAll(/^#/gm, '##')}</Markdown>
      ))}
      {changesets.length === 0 && Object.keys(published).length === 0 && (
        <p>Nothing has been published yet, and the next version has no changesets.</p>
      )}
    </>
  );
}
