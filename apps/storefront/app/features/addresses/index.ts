export { NewAddress } from './new-address.tsx';
