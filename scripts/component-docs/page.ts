import type { Guide } from '../../packages/ui/src/testing/guide.ts';
import type { Declared } from './declarations.ts';
import type { Example } from './example.ts';
import type { Foundation } from './foundations.ts';
import type { Folder } from './modules.ts';
import { otherNames } from './other-names.ts';
import type { ComponentProps, OtherExports, Prop } from './props.ts';

/** The documentation data of one component folder. */
export interface Documented extends OtherExports {
  readonly folder: Folder;
  readonly guide: Guide;
  readonly components: readonly ComponentProps[];
  /** The parts of `@marketfront/ui/<name>/parts`. */
  readonly parts: readonly ComponentProps[];
  readonly examples: readonly Example[];
}

/** `order-card` → `Order card`, `qr-code` → `QR code`. */
export const titleOf = (name: string) =>
  (name.charAt(0).toUpperCase() + name.slice(1))
    .replaceAll('-', ' ')
    .replace(/^(Qr|Sku)\b/, (short) => short.toUpperCase());

const cell = (text: string) => text.replaceAll('|', String.raw`\|`);
const code = (text: string) => (text === '' ? '' : `\`${text}\``);

const propRow = ({ name, type, required, default: initial, comment }: Prop) =>
  `| ${code(name)}${required ? ' (required)' : ''} | ${cell(code(type))} | ${cell(code(initial ?? ''))} | ${cell(comment)} |`;

function propsSection({ name, comment, props, element }: ComponentProps): string {
  const others = element ? `\nTakes the props of \`<${element}>\` and \`ref\` as well.\n` : '';
  const table =
    props.length === 0
      ? ''
      : [
          '',
          '| Prop | Type | Default | Description |',
          '| --- | --- | --- | --- |',
          ...props.map(propRow),
          '',
        ].join('\n');
  return `### ${name}\n\n${comment}\n${table}${others}`;
}

/** One of the many icons, which all have the same props. */
export const isIcon = ({ name }: { name: string }) =>
  /^Icon[A-Z]/.test(name) && !name.startsWith('IconButton');

const namesOf = (components: readonly { name: string }[]) =>
  components
    .map(({ name }) => name)
    .toSorted()
    .map(code)
    .join(' ');

/**
 * The props of each component; the icons, which all have the props of the first one, as a list of names in alphabetical
 * order.
 */
function propsSections(components: readonly ComponentProps[]): string {
  const [icons, others] = [components.filter(isIcon), components.filter((one) => !isIcon(one))];
  const [first] = icons;
  const iconSection = first ? [propsSection({ ...first, name: 'Icons', comment: namesOf(icons) })] : [];
  return [...iconSection, ...others.map(propsSection)].join('\n');
}

const codeBlock = (text: string) => `\`\`\`ts\n${text}\n\`\`\``;

const functionsSection = (functions: readonly Declared[]) =>
  section(
    'Functions',
    functions
      .map(({ name, comment, code: text }) => `### ${name}\n\n${comment}\n\n${codeBlock(text)}`)
      .join('\n\n'),
  );

const typesSection = (types: readonly Declared[]) =>
  section('Types', codeBlock(types.map(({ code: text }) => text).join('\n\n')));

const definitions = (head: readonly [string, string], rows: Readonly<Record<string, string>>) =>
  [
    `| ${head[0]} | ${head[1]} |`,
    '| --- | --- |',
    ...Object.entries(rows).map(([name, text]) => `| ${code(name)} | ${cell(text)} |`),
  ].join('\n');

const section = (title: string, text: string) => `## ${title}\n\n${text}\n`;
const partsSection = ({ folder, parts }: Documented) =>
  section(
    'Composable parts',
    [
      `\`\`\`ts\nimport * as ${titleOf(folder.name).replaceAll(/ (\w)/g, (_, letter: string) => letter.toUpperCase())} from '@marketfront/ui/${folder.name}/parts';\n\`\`\`\n`,
      'They stand on Radix and take its props as well: https://www.radix-ui.com/primitives\n',
      parts.map(propsSection).join('\n'),
    ].join('\n'),
  );

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

function exampleCalled(folder: string, name: string, examples: readonly Example[]): Example {
  const found = examples.find(({ story }) => story === name);
  if (found === undefined)
    throw new Error(`${folder}: the guide shows the story ${name}, which does not exist.`);
  return found;
}

/** The examples that the guide names, or else the first one; then the first of each other component in the folder. */
function chosenExamples({ folder, guide, components, examples }: Documented): Example[] {
  const chosen = guide.examples
    ? guide.examples.map((name) => exampleCalled(folder.name, name, examples))
    : examples.slice(0, 1);
  for (const { name } of components) {
    const tag = new RegExp(`<${name.replace('.', String.raw`\.`)}\\b`);
    if (chosen.some((example) => tag.test(example.code))) continue;
    const found = examples.find((example) => tag.test(example.code));
    if (found) chosen.push(found);
  }
  return chosen;
}

const importOf = ({ folder, components, functions }: Documented) => {
  const names = [...new Set([...components, ...functions].map(({ name }) => name.split('.')[0]))];
  if (names.length > 12)
    return `import { ${names.slice(0, 2).join(', ')} } from '@marketfront/ui/${folder.name}'; // …`;
  return `import { ${names.join(', ')} } from '@marketfront/ui/${folder.name}';`;
};

/** The page of one component in Markdown. */
export function pageOf(documented: Documented): string {
  const { folder, guide, components, functions, types } = documented;
  const also = otherNames[folder.name];
  return [
    `# ${titleOf(folder.name)}\n`,
    `${guide.use}\n`,
    ...(also ? [`Also known as: ${also.join(', ')}.\n`] : []),
    `\`\`\`ts\n${importOf(documented)}\n\`\`\`\n`,
    `Styles: \`@marketfront/ui/styles.css\`, or \`@marketfront/ui/styles/${folder.name}.css\` after \`@marketfront/ui/styles/base.css\`.\n`,
    section(
      'Example',
      chosenExamples(documented)
        .map((example) => `\`\`\`tsx\n${example.code.trim()}\n\`\`\``)
        .join('\n\n'),
    ),
    section('Props', propsSections(components)),
    ...(functions.length > 0 ? [functionsSection(functions)] : []),
    ...(types.length > 0 ? [typesSection(types)] : []),
    ...(documented.parts.length > 0 ? [partsSection(documented)] : []),
    ...(guide.keys ? [section('Keyboard', definitions(['Key', 'What it does'], guide.keys))] : []),
    ...(guide.parts && Object.keys(guide.parts).length > 0
      ? [
          section(
            'Parts',
            `Style them from your own class: \`.your-class [data-part='name']\`.\n\n${definitions(['data-part', 'What it is'], guide.parts)}`,
          ),
        ]
      : []),
    section('Do', list(guide.do)),
    section('Do not', list(guide.dont)),
  ].join('\n');
}

const firstSentence = (text: string) => /^.*?[.!?](?= |$)/.exec(text)?.[0] ?? text;

const entry = (prefix: string) => (documented: Documented) => {
  const also = otherNames[documented.folder.name];
  const aka = also ? ` Also: ${also.join(', ')}.` : '';
  return `- [${titleOf(documented.folder.name)}](${prefix}${documented.folder.name}.md): ${firstSentence(documented.guide.use)}${aka}`;
};

const groups = [
  ['primitives', 'Primitives'],
  ['commerce', 'Commerce components'],
] as const;

const groupLists = (all: readonly Documented[], prefix: string) =>
  groups
    .map(([kind, title]) => {
      const lines = all.filter(({ folder }) => folder.kind === kind).map(entry(prefix));
      return section(title, lines.join('\n'));
    })
    .join('\n');

export interface Recipe {
  readonly file: string;
  readonly title: string;
  /** The first sentence of the page. */
  readonly purpose: string;
}

const recipeList = (recipes: readonly Recipe[], prefix: string) =>
  section(
    'Recipes',
    recipes.map(({ file, title, purpose }) => `- [${title}](${prefix}${file}): ${purpose}`).join('\n'),
  );

const foundationList = (foundations: readonly Foundation[], prefix: string) =>
  section(
    'Provider and hooks',
    foundations.map(({ name, title, purpose }) => `- [${title}](${prefix}${name}.md): ${purpose}`).join('\n'),
  );

/** The page of the provider or of the hooks. */
export const foundationPageOf = ({ name, title, purpose, components, functions, types }: Foundation) =>
  [
    `# ${title}\n`,
    `${purpose}\n`,
    codeBlock(
      `import { ${[...components, ...functions].map((one) => one.name).join(', ')} } from '@marketfront/ui/${name}';`,
    ),
    '',
    ...(components.length > 0 ? [section('Props', propsSections(components))] : []),
    ...(functions.length > 0 ? [functionsSection(functions)] : []),
    ...(types.length > 0 ? [typesSection(types)] : []),
  ].join('\n');

/** `docs/README.md`: every component with its purpose and its other names. */
export const indexOf = (
  all: readonly Documented[],
  foundations: readonly Foundation[],
  recipes: readonly Recipe[],
) =>
  [
    '# Components of @marketfront/ui\n',
    'Every component also takes the props, `ref` and `className` of its root element; form controls pass props and `ref` to the control and `className` to the frame around it. Handlers of the caller run first, and their `preventDefault()` prevents ours. State is controlled (`x`) or uncontrolled (`defaultX`) and reported by `onXChange({ x })`. Components contain no literal text: visible text is children or props, other text comes from `UiProvider messages`.\n',
    foundationList(foundations, ''),
    groupLists(all, 'components/'),
    recipeList(recipes, 'recipes/'),
  ].join('\n');

/** `llms.txt` (https://llmstxt.org): the same index for tools that read documentation. */
export const llmsTextOf = (
  all: readonly Documented[],
  foundations: readonly Foundation[],
  recipes: readonly Recipe[],
) =>
  [
    '# @marketfront/ui\n',
    '> A design system for shops and marketplaces: tokens, primitives and commerce components for React 18.2 and 19. Server-rendered, accessible (WCAG 2.2 AA), no run-time styling, compatible with a strict content security policy.\n',
    'Install `@marketfront/ui react react-dom`, import `@marketfront/ui/styles.css` once, and wrap the application in `UiProvider` with a locale and messages. Import components from `@marketfront/ui` or from their sub-path. ESM only.\n',
    section('Start', '- [README](README.md): installation, frameworks, languages, themes, sizes'),
    foundationList(foundations, 'docs/'),
    groupLists(all, 'docs/components/'),
    recipeList(recipes, 'docs/recipes/'),
  ].join('\n');

/** The page with which Storybook's search finds the names of other libraries: one heading per name. */
export const otherNamesPage = (all: readonly Documented[]) => {
  const names = all
    .flatMap(({ folder }) => (otherNames[folder.name] ?? []).map((name) => ({ name, folder })))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  const byName = Map.groupBy(names, ({ name }) => titleOf(name));
  return [
    "import { Meta } from '@storybook/addon-docs/blocks';\n",
    '<Meta title="Guides/Names in other libraries" />\n',
    '# Names in other libraries\n',
    'What other libraries call our components. The search of this Storybook finds them too.\n',
    ...[...byName].map(
      ([name, found]) =>
        `### ${name} is ${found.map(({ folder }) => titleOf(folder.name)).join(', ')}\n\n${found
          .map(({ folder }) => `[${titleOf(folder.name)}](?path=/docs/${folder.kind}-${folder.name}--docs)`)
          .join(', ')}\n`,
    ),
  ].join('\n');
};
