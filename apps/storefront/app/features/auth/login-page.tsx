import type { AuthMode } from './modes.ts';
import type { LoginFacts } from './login-facts.server.ts';

export function LoginPage(_props: { facts: LoginFacts; mode: AuthMode; answer: unknown }) {
  return null;
}
