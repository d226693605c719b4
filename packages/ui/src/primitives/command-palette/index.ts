export * from './command-palette.tsx';
