/** Prints the style sheet of the tokens and themes. Called by css-rules.ts. */
import { transformCss } from '@vanilla-extract/css/transformCss';
import { collectCss } from './collect-css.ts';

const cssObjs = (await collectCss('styles/themes/*.css.ts')).map(({ css }) => css);
process.stdout.write(transformCss({ cssObjs, localClassNames: [], composedClassLists: [] }).join('\n'));
