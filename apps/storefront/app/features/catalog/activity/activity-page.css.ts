import { vars } from '@marketfront/ui/tokens';
import { style } from '@vanilla-extract/css';

/** The wide picture above an activity. */
export const cover = style({ borderRadius: vars.radius.md });

/** All activities, one below the other. */
export const list = style({ display: 'grid', gap: vars.space.lg });
export const activity = style({
  display: 'grid',
  borderRadius: vars.radius.md,
  background: vars.color.sunken,
  overflow: 'hidden',
  '@media': { '(min-width: 1024px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
});
export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
export const about = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: vars.space.md,
  padding: vars.space.xl,
});
