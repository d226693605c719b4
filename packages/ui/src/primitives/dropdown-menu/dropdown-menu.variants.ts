import { floatAligns, floatSides, type FloatAlign, type FloatSide } from '../state/float-sides.ts';

export const dropdownMenuAligns = floatAligns;
export type DropdownMenuAlign = FloatAlign;

export const dropdownMenuSides = floatSides;
export type DropdownMenuSide = FloatSide;
