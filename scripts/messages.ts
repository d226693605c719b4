/**
 * `pnpm messages` checks the catalogues of all languages with the command line of formatjs: missing and extra keys,
 * messages that are not valid ICU, and arguments or tags that differ from the English ones.
 * `pnpm messages --extract <folder>` also writes them there for translators: one JSON file per catalogue and language.
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import { locales } from '../packages/i18n/src/locales.ts';

const root = path.resolve(import.meta.dirname, '..');
const sourceLocale = 'en';

/** A text, or one for each plural category of `count`, as in the design system. */
type Message = string | Readonly<Record<string, string>>;
type Messages = Readonly<Record<string, Message>>;
type Catalogue = (locale: string) => Promise<Messages>;

/** A module of messages has one export: `export const en = { … }` or a default. */
async function readModule(file: string): Promise<Messages> {
  const [messages = {}] = Object.values((await import(pathToFileURL(file).href)) as Record<string, Messages>);
  return messages;
}

/** Joins files of messages; a duplicate key would be lost. */
async function join(files: readonly string[], read: (file: string) => Promise<Messages>): Promise<Messages> {
  const all: Record<string, Message> = {};
  for (const file of files.toSorted()) {
    for (const [key, message] of Object.entries(await read(path.join(root, file)))) {
      if (all[key] !== undefined && all[key] !== message)
        throw new Error(`${file} has "${key}", which another file of the language has with another text.`);
      all[key] = message;
    }
  }
  return all;
}

/** Plural categories as ICU; a language with one form still gets a plural if English has one. */
function toIcu(message: Message, source: Message | undefined): string {
  if (typeof message === 'string' && (source === undefined || typeof source === 'string')) return message;
  const forms = Object.entries(typeof message === 'string' ? { other: message } : message);
  return `{count, plural, ${forms.map(([category, text]) => `${category} {${text}}`).join(' ')}}`;
}

const catalogues: Readonly<Record<string, Catalogue>> = {
  ui: (locale) =>
    join(globSync(`packages/ui/src/messages/{core,more,login}/${locale}.ts`, { cwd: root }), readModule),
  storefront: (locale) =>
    join(globSync(`apps/storefront/app/messages/${locale}/*.json`, { cwd: root }), async (file) =>
      JSON.parse(readFileSync(file, 'utf8')),
    ),
};

const { values: options } = parseArgs({ options: { extract: { type: 'string' } } });
const folder = path.resolve(options.extract ?? path.join(root, '.cache/messages'));
let failed = false;
for (const [name, catalogue] of Object.entries(catalogues)) {
  const target = path.join(folder, name);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const source = await catalogue(sourceLocale);
  if (Object.keys(source).length === 0) throw new Error(`The catalogue ${name} has no messages.`);
  for (const { code } of locales) {
    const messages = Object.entries(await catalogue(code)).map(([key, message]) => [
      key,
      toIcu(message, source[key]),
    ]);
    writeFileSync(
      path.join(target, `${code}.json`),
      `${JSON.stringify(Object.fromEntries(messages), null, 2)}\n`,
    );
  }
  const { status, stdout, stderr } = spawnSync(
    'formatjs',
    [
      'verify',
      '--source-locale',
      sourceLocale,
      '--missing-keys',
      '--extra-keys',
      '--structural-equality',
      path.join(target, '*.json'),
    ],
    { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' },
  );
  if (status !== 0) {
    failed = true;
    console.error(`✗ ${name}\n${stdout}${stderr}`);
  } else console.log(`✓ ${name}: ${Object.keys(source).length} messages in ${locales.length} languages`);
}
if (options.extract !== undefined) console.log(`The catalogues are in ${folder}.`);
process.exit(failed ? 1 : 0);
