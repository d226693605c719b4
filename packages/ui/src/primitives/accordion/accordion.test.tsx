// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Accordion } from './accordion.tsx';

it('makes its titles headings of a level', () => {
  render(<Accordion level={3} items={[{ title: 'Delivery', content: 'Three days' }]} />);
  const heading = screen.getByRole('heading', { level: 3, name: 'Delivery' });
  expect(heading.closest('summary')).not.toBeNull();
});
