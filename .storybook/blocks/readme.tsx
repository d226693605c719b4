import { Markdown } from '@storybook/addon-docs/blocks';
import readme from '../../packages/ui/README.md?raw';

const allSections = readme.split(/^(?=## )/m);

function section(title: string): string {
  const found = allSections.find((text) => text.startsWith(`## ${title}\n`));
  if (found === undefined) throw new Error(`packages/ui/README.md has no section "${title}".`);
  return found;
}

/** Sections of the package's README, so that nothing is documented twice. */
export function Readme({ sections }: { sections: readonly string[] }) {
  return <Markdown>{sections.map(section).join('\n')}</Markdown>;
}
