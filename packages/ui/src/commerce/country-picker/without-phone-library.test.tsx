// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import messages from '../../messages/en.ts';
import { UiProvider } from '../../provider/index.ts';
import { PhoneField } from './phone-field.tsx';

vi.mock('libphonenumber-js/min', () => {
  throw new Error('Cannot find package');
});

it('keeps a number as it is typed and names the missing library once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  render(
    <UiProvider locale="en" messages={messages}>
      <PhoneField label="Phone" name="phone" defaultCountry="US" />
    </UiProvider>,
  );
  const field = screen.getByRole('textbox', { name: /Phone/ });
  await userEvent.type(field, '2133734253');
  await waitFor(() => expect(warn).toHaveBeenCalledOnce());
  fireEvent.blur(field);
  fireEvent.focus(field);
  expect(warn.mock.calls[0]?.[0]).toContain('npm install libphonenumber-js');
  expect(field).toHaveProperty('value', '2133734253');
});
