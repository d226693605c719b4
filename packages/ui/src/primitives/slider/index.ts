export * from './slider.tsx';
export * from './range-slider.tsx';
export type { SliderMark } from './slider-track.tsx';
