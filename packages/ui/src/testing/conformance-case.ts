import type { ConformanceOptions } from './conformance.tsx';

/** An element of a component, for the tests of `conformance.test.tsx`. */
export type Case = React.ReactElement | ({ element: React.ReactElement } & ConformanceOptions);

export const noop = () => undefined;
export const image = '/lamp.webp';
export const frame = (element: React.ReactElement): Case => ({ element, root: 'frame' });
