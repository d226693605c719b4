import { style } from '@vanilla-extract/css';

/** On the page itself, so that the styles of parts that load later are there at once. */
export const place = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
