// Apart from the room's index, which every page loads.
export { Flag } from './flag.tsx';
