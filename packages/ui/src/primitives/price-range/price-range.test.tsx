// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { en } from '../../messages/en.ts';
import fr from '../../messages/fr.ts';
import { UiProvider } from '../../provider/ui-provider.tsx';
import { normalizeRange, PriceRange } from './price-range.tsx';

it.each([
  ['10', '80.50', { min: '10', max: '80.50' }],
  ['80', '10', { min: '10', max: '80' }],
  ['9', '10', { min: '9', max: '10' }],
  ['1,50', '', { min: '1.50', max: '' }],
  ['', '', { min: '', max: '' }],
])('normalizes %j to %j', (min, max, range) => {
  expect(normalizeRange(min, max)).toEqual(range);
});

describe('PriceRange', () => {
  it('submits the lower price first on Enter', async () => {
    const onSubmit = vi.fn<(range: { min: string; max: string }) => void>();
    render(
      <UiProvider locale="en" messages={en}>
        <PriceRange action="/categories" clearHref="/categories" onSubmit={onSubmit} />
      </UiProvider>,
    );
    await userEvent.type(screen.getByLabelText('Lowest price'), '80');
    await userEvent.type(screen.getByLabelText('Highest price'), '10{Enter}');
    expect(onSubmit).toHaveBeenCalledWith({ min: '10', max: '80' });
  });

  it('says that it swapped the prices, until another range is sent', async () => {
    function List() {
      const [range, setRange] = useState({ min: '', max: '' });
      return (
        <UiProvider locale="en" messages={en}>
          <PriceRange action="/categories" clearHref="#clear" {...range} onSubmit={setRange} />
        </UiProvider>
      );
    }
    render(<List />);
    await userEvent.type(screen.getByLabelText('Lowest price'), '80');
    await userEvent.type(screen.getByLabelText('Highest price'), '9,50{Enter}');
    expect(screen.getByRole('status').textContent).toBe('The two prices were swapped');
    expect(screen.getByLabelText<HTMLInputElement>('Lowest price').value).toBe('9.50');
    await userEvent.type(screen.getByLabelText('Highest price'), '0{Enter}');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('says how an amount is typed instead of sending what it cannot read', async () => {
    const onSubmit = vi.fn<(range: { min: string; max: string }) => void>();
    render(
      <UiProvider locale="fr" messages={fr}>
        <PriceRange action="/categories" clearHref="#clear" onSubmit={onSubmit} />
      </UiProvider>,
    );
    const high = screen.getByLabelText<HTMLInputElement>('Prix maximum');
    await userEvent.type(high, 'abc{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('Saisissez un montant, par exemple 12,50');
    expect(document.activeElement).toBe(high);
    expect(high.getAttribute('aria-invalid')).toBe('true');
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('link', { name: 'Effacer' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(high.value).toBe('');
  });
});
