export * from './icons.tsx';
export { createIcon, iconSizes, type IconProps, type IconSize } from './create-icon.tsx';
