export const floatSides = ['bottom', 'top', 'start', 'end'] as const;
/** Logical sides: `start` is left in left-to-right languages. */
export type FloatSide = (typeof floatSides)[number];

export const floatAligns = ['start', 'center', 'end'] as const;
export type FloatAlign = (typeof floatAligns)[number];

/** Radix's name of the side. */
export function physicalSide(side: FloatSide, dir: 'ltr' | 'rtl'): 'bottom' | 'top' | 'left' | 'right' {
  if (side === 'bottom' || side === 'top') return side;
  return (side === 'start') === (dir === 'ltr') ? 'left' : 'right';
}
