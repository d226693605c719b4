// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { en } from '../../messages/en.ts';
import { UiProvider } from '../../provider/ui-provider.tsx';
import { normalizeRange, PriceRange } from './price-range.tsx';

afterEach(cleanup);

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
});
