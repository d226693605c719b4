import { floatAligns, floatSides, type FloatAlign, type FloatSide } from '../state/float-sides.ts';

export const popoverAligns = floatAligns;
export type PopoverAlign = FloatAlign;

export const popoverSides = floatSides;
export type PopoverSide = FloatSide;

export const menuSides = ['bottom', 'top'] as const;
export type MenuSide = (typeof menuSides)[number];
