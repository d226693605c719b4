/** The size of the first use of a component: bundled alone, minified, gzipped, without React. */
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { print, versionOf } from './print.js';

const peers = {
  '@marketfront/ui': (name) => `export { ${name} } from '@marketfront/ui'`,
  '@mantine/core': (name) => `export { ${name}, MantineProvider } from '@mantine/core'`,
  '@mui/material': (name) => `export { default as ${name} } from '@mui/material/${name}'`,
  '@chakra-ui/react': (name) => `export { ${name}, ChakraProvider, defaultSystem } from '@chakra-ui/react'`,
  antd: (name) => `export { ${name} } from 'antd'`,
  '@radix-ui/themes': (name) => `export { ${name}, Theme } from '@radix-ui/themes'`,
};

/** The component's name in each library, in the order above; `undefined` if it does not exist. */
const components = {
  Button: ['Button', 'Button', 'Button', 'Button', 'Button', 'Button'],
  'Text field': ['TextField', 'TextInput', 'TextField', 'Input', 'Input', 'TextField'],
  Checkbox: ['Checkbox', 'Checkbox', 'Checkbox', 'Checkbox', 'Checkbox', 'Checkbox'],
  Select: ['Select', 'NativeSelect', 'NativeSelect', 'NativeSelect', 'Select', 'Select'],
  Tabs: ['TabPanels', 'Tabs', 'Tabs', 'Tabs', 'Tabs', 'Tabs'],
  Dialog: ['Dialog', 'Modal', 'Dialog', 'Dialog', 'Modal', 'Dialog'],
  Menu: ['DropdownMenu', 'Menu', 'Menu', 'Menu', 'Dropdown', 'DropdownMenu'],
  Tooltip: ['Tooltip', 'Tooltip', 'Tooltip', 'Tooltip', 'Tooltip', 'Tooltip'],
  Combobox: ['Combobox', 'Autocomplete', 'Autocomplete', 'Combobox', 'AutoComplete', undefined],
  Slider: ['Slider', 'Slider', 'Slider', 'Slider', 'Slider', 'Slider'],
  Pagination: ['Pagination', 'Pagination', 'Pagination', 'Pagination', 'Pagination', undefined],
  Rating: ['Rating', 'Rating', 'Rating', 'RatingGroup', 'Rate', undefined],
};

async function weigh(code) {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: process.cwd() },
    bundle: true,
    write: false,
    minify: true,
    splitting: true,
    format: 'esm',
    outdir: 'build/bytes',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
    loader: { '.css': 'empty' },
    logLevel: 'error',
  });
  const entry = outputFiles.find(({ path }) => path.endsWith('stdin.js'));
  const eager = new Set([entry]);
  for (const { text } of eager) {
    for (const [, name] of text.matchAll(/(?:from|import)"\.\/([^"]+)"/g)) {
      eager.add(outputFiles.find(({ path }) => path.endsWith(name)));
    }
  }
  return [...eager].reduce((bytes, { contents }) => bytes + gzipSync(contents, { level: 9 }).length, 0);
}

const names = Object.keys(peers);
const rows = [];
for (const [title, exports] of Object.entries(components)) {
  const sizes = [];
  for (const [at, name] of exports.entries()) {
    sizes.push(name === undefined ? undefined : await weigh(peers[names[at]](name)));
  }
  const [ours] = sizes;
  rows.push([
    title,
    ...sizes.map((bytes, at) => {
      if (bytes === undefined) return '–';
      const kB = (bytes / 1000).toFixed(1);
      return at === 0 ? `**${kB}**` : `${kB} (${(bytes / ours).toFixed(1)} ×)`;
    }),
  ]);
}
print(
  'Script of the minimal import, gzip kB (without React; with the provider where the library requires one)',
  ['', ...names.map((name) => `${name} ${versionOf(name)}`)],
  rows,
);
