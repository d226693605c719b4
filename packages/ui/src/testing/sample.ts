import { createContext, useContext } from 'react';
import { withDensity, type Density } from './density.ts';

/** What the toolbar says about the data of a marketplace. */
export const DensityContext = createContext<Density>('normal');

/** For stories that write their own markup: the same entries, fewer, longer or many more. Args change by themselves. */
export const useSample = <Entry>(items: readonly Entry[]): readonly Entry[] =>
  withDensity({ items }, useContext(DensityContext)).items;
