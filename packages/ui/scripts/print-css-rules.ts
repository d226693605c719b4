/** Prints the rules of every *.css.ts as JSON. Called by css-rules.ts. */
import { collectCss } from './collect-css.ts';

const rules = (await collectCss()).flatMap(({ file, css }) =>
  'rule' in css ? [{ file, rule: css.rule }] : [],
);
process.stdout.write(JSON.stringify(rules));
