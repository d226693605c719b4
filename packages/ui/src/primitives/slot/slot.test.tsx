// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { Slot } from './slot.tsx';

it("keeps the child's own ref", () => {
  const theirs = createRef<HTMLAnchorElement>();
  const ours = createRef<HTMLButtonElement>();
  render(
    <Button asChild ref={ours}>
      <a href="#cart" ref={theirs}>
        Cart
      </a>
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Cart' });
  expect(theirs.current).toBe(link);
  expect(ours.current).toBe(link);
});

it('calls a callback ref once while the child stays, and once when it goes', () => {
  const seen = vi.fn<(node: Element | null) => void>();
  const child = (name: string) => (
    <Slot className={name}>
      <a href="#cart" ref={seen}>
        Cart
      </a>
    </Slot>
  );
  const { rerender, unmount } = render(child('one'));
  rerender(child('two'));
  expect(seen).toHaveBeenCalledTimes(1);
  unmount();
  expect(seen.mock.calls.map(([node]) => node)).toEqual([expect.any(Element), null]);
});

it("runs the clean-up function of the child's ref", () => {
  const clean = vi.fn<() => void>();
  const { unmount } = render(
    <Slot ref={createRef<HTMLElement>()}>
      <a href="#cart" ref={() => clean}>
        Cart
      </a>
    </Slot>,
  );
  unmount();
  expect(clean).toHaveBeenCalledOnce();
});
