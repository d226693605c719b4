// @vitest-environment happy-dom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { en } from '../../messages/en.ts';
import { UiProvider } from '../../provider/ui-provider.tsx';
import { Dialog } from './dialog.tsx';

const sent = vi.fn<(name: string) => void>();

function AddressInCheckout({ open }: { open: boolean }) {
  return (
    <UiProvider locale="en" messages={en}>
      <form aria-label="Checkout" onSubmit={() => sent('checkout')}>
        <Dialog open={open} title="New address">
          <form
            aria-label="Address"
            onSubmit={(event) => {
              event.preventDefault();
              sent('address');
            }}
          >
            <button type="submit">Save</button>
          </form>
        </Dialog>
      </form>
    </UiProvider>
  );
}

it('a form in a dialog that is written in a form is sent alone, and is nested in none', () => {
  const errors = vi.spyOn(console, 'error');
  const { rerender } = render(<AddressInCheckout open={false} />);
  rerender(<AddressInCheckout open />);
  const dialog = screen.getByRole('dialog', { name: 'New address' });
  expect(dialog.closest('form')).toBeNull();
  act(() => void fireEvent.submit(within(dialog).getByRole('form', { name: 'Address' })));
  expect(sent.mock.calls).toEqual([['address']]);
  // React warns about a form inside a form.
  expect(errors).not.toHaveBeenCalled();
});

it('the HTML of the server has no form in a form', () => {
  expect(renderToString(<AddressInCheckout open />)).not.toContain('Address"');
});

it('covers the reserved gutter of the scroll bar, and the page keeps its width', () => {
  const { style } = document.documentElement;
  vi.spyOn(document.documentElement, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, 0, style.getPropertyValue('scrollbar-gutter') === 'auto' ? 1280 : 1265, 720),
  );
  const dialogs = (outer: boolean, inner: boolean) => (
    <UiProvider locale="en" messages={en}>
      <Dialog open={outer} title="Address" />
      <Dialog open={inner} title="Really?" />
    </UiProvider>
  );
  const { rerender } = render(dialogs(true, true));
  const covers = () => [style.getPropertyValue('scrollbar-gutter'), style.getPropertyValue('padding-right')];
  expect(covers()).toEqual(['auto', '15px']);
  rerender(dialogs(true, false));
  expect(covers()).toEqual(['auto', '15px']);
  rerender(dialogs(false, false));
  expect(covers()).toEqual(['', '']);
});
