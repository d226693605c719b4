import { style } from '@vanilla-extract/css';

/** Applied to the page itself, so that these styles are present before the lazy parts load. */
export const place = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
