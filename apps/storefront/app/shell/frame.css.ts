import { vars } from '@marketfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** The part of a page between header and footer. */
export const main = style({
  paddingBlock: `${vars.space.sm} 0`,
  minBlockSize: '60vh',
  ':focus': { outline: 'none' },
});

// Between tablet and wide screens the floating window would cover prices and buttons: reserve a margin for it.
globalStyle(':root', {
  '@media': {
    '(min-width: 1024px) and (max-width: 1449px)': { vars: { [vars.size.content.gutter]: '72px' } },
  },
});

// Print only the main content of a page.
globalStyle('body > header, body > aside, main ~ *', { '@media': { print: { display: 'none !important' } } });
