export { HomePage } from './home/home-page-later.tsx';
export { loadHomeOrCopy } from './home/load-home-or-copy.ts';
