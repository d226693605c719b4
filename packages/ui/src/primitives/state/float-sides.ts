export const floatSides = ['bottom', 'top', 'start', 'end'] as const;
/** Logical sides: `start` is left in a language that is read from left to right. */
export type FloatSide = (typeof floatSides)[number];

export const floatAligns = ['start', 'center', 'end'] as const;
export type FloatAlign = (typeof floatAligns)[number];

/** The side as Radix names it. */
export function physicalSide(side: FloatSide, dir: 'ltr' | 'rtl'): 'bottom' | 'top' | 'left' | 'right' {
  if (side === 'bottom' || side === 'top') return side;
  return (side === 'start') === (dir === 'ltr') ? 'left' : 'right';
}
