import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** One block of declarations: a rule, or a selector or media query inside it, with the declarations it inherits. */
export interface Block {
  file: string;
  /** The selectors and conditions around it. */
  where: string;
  own: Readonly<Record<string, string>>;
  /** The own declarations and those of the surrounding blocks. */
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

/** In a separate process, because Vitest compiles the class names differently. */
const run = (script: string) =>
  execFileSync(process.execPath, [fileURLToPath(new URL(script, import.meta.url))], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });

/** The style sheets with tokens and helpers resolved, so that tests need not parse source text. */
export function readCssRules(): Block[] {
  const written = JSON.parse(run('print-css-rules.ts')) as { file: string; rule: Rule }[];
  return written.flatMap(({ file, rule }) => blocks(file, rule));
}

/** The style sheet of the tokens, the themes and all built-in brands. */
export const readThemeCss = () => run('print-theme-css.ts');
