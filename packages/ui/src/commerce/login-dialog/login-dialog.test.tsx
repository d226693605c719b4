// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { en } from '../../messages/en.ts';
import { en as messages } from '../../messages/login/en.ts';
import { UiProvider } from '../../provider/ui-provider.tsx';
import { LoginDialog, LoginForm } from './index.ts';

it('has ids of its own beside a form in the page', () => {
  const form = {
    mode: 'emailPassword',
    messages,
    modeHref: (mode: string) => `/login?mode=${mode}`,
    action: () => '/login',
    agreement: 'I agree',
  } as const;
  render(
    <UiProvider locale="en" messages={en}>
      <LoginForm {...form} />
      <LoginDialog {...form} open onClose={() => undefined} />
    </UiProvider>,
  );
  expect(screen.getAllByLabelText(/^Email/)).toHaveLength(2);
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});
