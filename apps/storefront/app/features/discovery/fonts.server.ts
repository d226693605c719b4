import type { LocaleCode } from '@marketfront/i18n';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Font } from 'satori';

const require = createRequire(import.meta.url);

/** The font of each script; all texts may contain Latin letters. */
const faces: Readonly<Partial<Record<LocaleCode, string>>> = {
  'zh-CN': 'noto-sans-sc',
  th: 'noto-sans-thai',
  lao: 'noto-sans-lao',
};
const weights = [400, 700] as const;

interface Subset {
  readonly name: string;
  readonly has: (codePoint: number) => boolean;
}

/** The files of a font, each with its characters (CSS `unicode-range`). */
async function subsetsOf(face: string): Promise<readonly Subset[]> {
  const ranges = JSON.parse(
    await readFile(require.resolve(`@fontsource/${face}/unicode.json`), 'utf8'),
  ) as Record<string, string>;
  return Object.entries(ranges).map(([name, list]) => {
    const parts = list.split(',').map((part) => {
      const [from = '', to = from] = part.replace(/^U\+/i, '').split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
    });
    return {
      // Numbered subsets have brackets in their names, which the file names do not have.
      name: name.replaceAll(/[[\]]/g, ''),
      has: (codePoint) => parts.some(([from, to]) => codePoint >= from && codePoint <= to),
    };
  });
}

const loaded = new Map<string, Promise<Buffer>>();
function load(face: string, subset: string, weight: number): Promise<Buffer> {
  const folder = path.dirname(require.resolve(`@fontsource/${face}/unicode.json`));
  const file = path.join(folder, 'files', `${face}-${subset}-${weight}-normal.woff`);
  const found = loaded.get(file) ?? readFile(file);
  loaded.set(file, found);
  return found;
}

const subsets = new Map<string, Promise<readonly Subset[]>>();

/** The fonts that a text needs, loaded from packages, not from the system or the network. */
export async function fontsFor(locale: LocaleCode, text: string): Promise<Font[]> {
  const own = faces[locale];
  const codePoints = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0);
  const wanted = [['instrument-sans', ['latin', 'latin-ext']]] as [string, string[]][];
  if (own) {
    const known = subsets.get(own) ?? subsetsOf(own);
    subsets.set(own, known);
    const used = (await known).filter(
      ({ name, has }) => !name.startsWith('latin') && codePoints.some((codePoint) => has(codePoint)),
    );
    wanted.push([own, used.map(({ name }) => name)]);
  }
  return Promise.all(
    wanted.flatMap(([face, names]) =>
      names.flatMap((subset) =>
        weights.map(
          async (weight): Promise<Font> => ({
            name: `${face} ${subset}`,
            data: await load(face, subset, weight),
            weight,
            style: 'normal',
          }),
        ),
      ),
    ),
  );
}
