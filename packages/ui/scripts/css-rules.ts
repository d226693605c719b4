import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** One block of declarations: a rule, or a selector or media query within it, with what it has from outside. */
export interface Block {
  file: string;
  /** The selectors and conditions on the way to it. */
  where: string;
  own: Readonly<Record<string, string>>;
  /** With the declarations of the blocks around it. */
  all: Readonly<Record<string, string>>;
}

type Rule = { [name: string]: string | number | string[] | Rule };

const isRule = (value: Rule[string]): value is Rule => typeof value === 'object' && !Array.isArray(value);

function blocks(file: string, rule: Rule, around: Record<string, string> = {}, where = ''): Block[] {
  const own = Object.fromEntries(
    Object.entries(rule).flatMap(([name, value]) => (isRule(value) ? [] : [[name, String(value)]])),
  );
  const all = { ...around, ...own };
  const inner = Object.entries(rule).flatMap(([name, value]) => {
    if (!isRule(value) || name === 'vars') return [];
    if (name === '@layer')
      return Object.values(value).flatMap((layer) => blocks(file, layer as Rule, all, where));
    const isGrouping = /^(?:selectors|@media|@layer|@supports)$/.test(name);
    return blocks(file, value, all, isGrouping ? where : `${where} ${name}`.trim());
  });
  return [...(Object.keys(own).length === 0 ? [] : [{ file, where, own, all }]), ...inner];
}

/**
 * What the style sheets really say, tokens and helpers resolved, so that tests read rules instead of guessing at
 * source text. In a process of its own, because Vitest hands out compiled class names.
 */
export function readCssRules(): Block[] {
  const script = fileURLToPath(new URL('print-css-rules.ts', import.meta.url));
  const written = JSON.parse(
    execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    }),
  ) as { file: string; rule: Rule }[];
  return written.flatMap(({ file, rule }) => blocks(file, rule));
}
