export {
  useControllableState,
  type ControllableOptions,
} from '../primitives/state/use-controllable-state.ts';
export { useDisclosure, type DisclosureOptions, type DisclosureState } from './use-disclosure.ts';
export { useMediaQuery } from '../primitives/state/use-media-query.ts';
