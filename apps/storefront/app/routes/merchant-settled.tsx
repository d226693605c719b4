import { loadApplication } from '../features/onboarding/index.server.ts';

export const loader = loadApplication;

export default function Application() {
  return null;
}
