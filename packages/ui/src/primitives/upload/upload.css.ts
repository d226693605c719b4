import { style } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';
import { whenMotionAllowed } from '../../styles/motion.ts';
import { vars } from '../../tokens/contract.css.ts';
import { failing } from '../image/image.css.ts';

const { color, space, radius } = vars;

export const root = style(inPrimitives({ display: 'grid', gap: space.xs }));
export const grid = style(
  inPrimitives({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 7.5rem), 1fr))',
    gap: space.xs,
  }),
);
/** The items of the list are cells of the grid, like the tile that adds pictures. */
export const list = style(inPrimitives({ display: 'contents' }));
export const tile = style(
  inPrimitives({
    position: 'relative',
    aspectRatio: '1',
    overflow: 'clip',
    border: `1px solid ${color.line}`,
    borderRadius: radius.sm,
    background: color.sunken,
    selectors: {
      // Taller, so that the reason stays clear of the button that removes the file.
      '&[data-state="failed"]': { borderColor: color.critical, aspectRatio: 'auto', minBlockSize: '10.5rem' },
      '&[draggable="true"]': { cursor: 'grab' },
      '&[data-dragged]': { opacity: 0.5 },
      '&[data-target]': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    },
  }),
);
export const picture = style([
  failing,
  inPrimitives({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }),
]);
export const tools = style(
  inPrimitives({
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    display: 'flex',
    justifyContent: 'space-between',
    padding: space.xxs,
  }),
);
export const remove = style(
  inPrimitives({ position: 'absolute', insetBlockStart: space.xxs, insetInlineEnd: space.xxs }),
);
/** Text and buttons on a picture need a background. */
export const tool = style(
  inPrimitives({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '32px',
    blockSize: '32px',
    border: `1px solid ${color.line}`,
    borderRadius: radius.full,
    background: color.surface,
    color: color.text,
    selectors: {
      '&:hover': { borderColor: color.ink },
      '&[aria-disabled="true"]': { color: color.textSubtle, borderColor: color.line, cursor: 'not-allowed' },
    },
  }),
);
export const overlay = style(
  inPrimitives({
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    display: 'grid',
    gap: space.xxs,
    padding: space.xs,
    background: color.surface,
    color: color.text,
    fontSize: vars.fontSize.xs,
    lineHeight: vars.lineHeight.snug,
  }),
);
export const failed = style(inPrimitives({ color: color.critical, justifyItems: 'start' }));
export const retry = style(
  inPrimitives({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xxs,
    textDecoration: 'underline',
    color: color.text,
  }),
);
export const add = style(
  inPrimitives({
    position: 'relative',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: space.xxs,
    minBlockSize: '7.5rem',
    padding: space.sm,
    border: `1px dashed ${color.control}`,
    borderRadius: radius.sm,
    background: color.surface,
    color: color.text,
    fontSize: vars.fontSize.sm,
    lineHeight: vars.lineHeight.snug,
    textAlign: 'center',
    selectors: {
      '&:hover': { borderColor: color.ink },
      '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
      '&[data-over]': { borderColor: color.accentText, background: color.accentSoft },
      '&:has([aria-invalid="true"])': { borderColor: color.critical },
      '&:has(:disabled)': { background: color.sunken, color: color.textSubtle },
      // Without other tiles it fills the row.
      '&:only-child': { gridColumn: '1 / -1' },
    },
    ...whenMotionAllowed({ transition: `background-color ${vars.duration.fast}` }),
  }),
);
/** The native input covers the tile, so that clicks, keys and drops reach it. */
export const input = style(
  inPrimitives({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    opacity: 0,
    cursor: 'pointer',
    selectors: { '&:disabled': { cursor: 'not-allowed' } },
    // Without script the native input shows the selected files.
    '@media': { '(scripting: none)': { position: 'static', opacity: 1 } },
  }),
);
export const quiet = style(inPrimitives({ color: color.textMuted }));
export const foot = style(
  inPrimitives({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space.sm,
    fontSize: vars.fontSize.sm,
    color: color.textMuted,
  }),
);
