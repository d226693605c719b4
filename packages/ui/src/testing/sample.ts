import { createContext, useContext } from 'react';
import { withDensity, type Density } from './density.ts';

/** The density that is selected in the toolbar. */
export const DensityContext = createContext<Density>('normal');

/** For stories with their own markup: fewer, the same, longer or many more entries. Args change automatically. */
export const useSample = <Entry>(items: readonly Entry[]): readonly Entry[] =>
  withDensity({ items }, useContext(DensityContext)).items;
