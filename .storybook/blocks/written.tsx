import { Markdown } from '@storybook/addon-docs/blocks';
import readme from '../../packages/ui/README.md?raw';

/** Parts of the package's own README, so that a fact is written once. */
export function Readme({ sections }: { sections: readonly string[] }) {
  const parts = readme.split(/^(?=## )/m);
  const chosen = sections.map((title) => parts.find((part) => part.startsWith(`## ${title}\n`)) ?? '');
  return <Markdown>{chosen.join('\n')}</Markdown>;
}

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
/** `"@marketfront/ui": minor` between dashes, then the letter. */
function letterOf(file: string) {
  const [, head = '', text = ''] = /^---\n([^]*?)---\n([^]*)$/.exec(file) ?? [];
  const packages = [...head.matchAll(/["']?([@\w/-]+)["']?: *(\w+)/g)].map(([, name, bump]) => ({
    name,
    bump,
  }));
  return { packages, text: text.trim() };
}
const weight = (packages: readonly { bump: string | undefined }[]) =>
  Math.min(...packages.map(({ bump }) => bumps.indexOf(bump as 'major')));

/** What was published, and the letters that wait for the next version. */
export function Changelog() {
  const letters = Object.values(pending)
    .map(letterOf)
    .toSorted((a, b) => weight(a.packages) - weight(b.packages));
  return (
    <>
      {letters.length > 0 && <Markdown>## Next version</Markdown>}
      {letters.map(({ packages, text }) => (
        <div key={text} className="mfd-letter">
          <p className="mfd-letter-head">
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
      {letters.length === 0 && Object.keys(published).length === 0 && (
        <p>Nothing has been published yet, and no letter waits for the next version.</p>
      )}
    </>
  );
}
