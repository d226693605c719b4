// Separate from the index of the parent folder, which every page loads.
export { Flag } from './flag.tsx';
