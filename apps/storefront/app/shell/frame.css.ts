import { vars } from '@marketfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { beforeInteraction, laidOutLater } from '../platform/before-interaction.ts';

/** The part of a page between header and footer. */
export const main = style({
  paddingBlock: `${vars.space.sm} 0`,
  minBlockSize: '60vh',
  ':focus': { outline: 'none' },
});

// A fifth of what is styled and laid out when a page is opened.
globalStyle(`${beforeInteraction} main ~ footer`, laidOutLater('58rem', '75rem'));

// Between a tablet and a wide screen the floating window would cover prices and buttons: reserve a margin for it.
globalStyle(':root', {
  '@media': {
    '(min-width: 1024px) and (max-width: 1449px)': { vars: { [vars.size.content.gutter]: '72px' } },
  },
});

// From the card of a product to its page; React Router starts the transition.
// Only the picture of a product moves: a picture of both whole pages took a quarter of the time until the page was shown.
globalStyle('html', { viewTransitionName: 'none' });
globalStyle('::view-transition-group(*)', { animationDuration: vars.duration.slow });
globalStyle('::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)', {
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none !important' } },
});

// On paper a page is what it is about.
globalStyle('body > header, body > aside, main ~ *', { '@media': { print: { display: 'none !important' } } });
