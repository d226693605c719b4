import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';
import { fadeIn, riseIn } from '../../styles/motion.css.ts';
import { whenMotionAllowed } from '../../styles/motion.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, radius, duration, easing } = vars;

export const dialog = style(
  inPrimitives({
    background: color.surface,
    color: color.text,
    boxShadow: vars.shadow.overlay,
    maxInlineSize: 'none',
    maxBlockSize: 'none',
    overflow: 'hidden',
    selectors: {
      '&[open]': { display: 'flex', flexDirection: 'column' },
      // Not modal: beside a usable page. By default the browser would place it in the flow.
      '&[open]:not(:modal)': { position: 'fixed', insetBlock: 0, zIndex: vars.layer.header },
      '&::backdrop': { background: color.scrim },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        selectors: { '&[open]::backdrop': { animation: `${fadeIn} ${duration.normal}` } },
      },
      '(forced-colors: active)': { border: '1px solid' },
    },
  }),
);
globalStyle('html:has(dialog:modal)', inPrimitives({ overflow: 'hidden' }));

export const centered = style(
  inPrimitives({
    margin: 'auto',
    inlineSize: `calc(100% - 2 * ${space.md})`,
    maxBlockSize: `min(90dvb, 52rem)`,
    borderRadius: radius.md,
    ...whenMotionAllowed({
      selectors: { '&[open]': { animation: `${riseIn} ${duration.normal} ${easing.out}` } },
    }),
  }),
);
export const size = styleVariants({ sm: '26rem', md: '34rem', lg: '46rem', xl: '60rem' }, (maxInlineSize) =>
  inPrimitives({ maxInlineSize }),
);

const fromLeft = keyframes({ from: { translate: '-2rem 0' } });
const fromRight = keyframes({ from: { translate: '2rem 0' } });
const fromBelow = keyframes({ from: { translate: '0 2rem' } });
const drawerIn = (ltr: string, rtl = ltr) =>
  whenMotionAllowed({
    selectors: {
      '&[open]': { animation: `${ltr} ${duration.normal} ${easing.out}` },
      '[dir="rtl"] &[open]': { animationName: rtl },
    },
  });

export const side = styleVariants({
  start: inPrimitives({
    marginInline: '0 auto',
    blockSize: '100dvb',
    inlineSize: 'min(26rem, 92vw)',
    ...drawerIn(fromLeft, fromRight),
  }),
  end: inPrimitives({
    marginInline: 'auto 0',
    blockSize: '100dvb',
    inlineSize: 'min(26rem, 92vw)',
    ...drawerIn(fromRight, fromLeft),
  }),
  bottom: inPrimitives({
    marginBlock: 'auto 0',
    inlineSize: '100%',
    maxBlockSize: '85dvb',
    borderStartStartRadius: radius.md,
    borderStartEndRadius: radius.md,
    ...drawerIn(fromBelow),
  }),
});

export const header = style(
  inPrimitives({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space.sm,
    padding: `${space.lg} ${space.lg} ${space.sm}`,
  }),
);
export const titles = style(inPrimitives({ flex: 1, minInlineSize: 0, display: 'grid', gap: space.xxs }));
export const description = style(inPrimitives({ color: color.textMuted, fontSize: vars.fontSize.sm }));
export const close = style(
  inPrimitives({ marginBlockStart: `calc(-1 * ${space.snug})`, marginInlineEnd: `calc(-1 * ${space.xs})` }),
);
export const body = style(
  inPrimitives({
    flex: 1,
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingInline: space.lg,
    paddingBlock: `${space.xxs} ${space.lg}`,
  }),
);
export const footer = style(
  inPrimitives({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space.xs,
    padding: `${space.md} ${space.lg}`,
    borderBlockStart: `1px solid ${color.line}`,
  }),
);
