import * as icons from './icons.tsx';

export const { IconArrowEnd, IconHeart } = icons;
