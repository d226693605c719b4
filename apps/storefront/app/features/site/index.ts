export { HomePage } from './home/home-page-later.tsx';
export { HelpPage } from './help-page.tsx';
export { loadHomeOrCopy } from './home/load-home-or-copy.ts';
