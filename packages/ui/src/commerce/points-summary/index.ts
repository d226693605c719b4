export * from './points-slider.tsx';
export * from './points-summary.tsx';
