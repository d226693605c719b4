import { expect, it, vi } from 'vitest';
import { insteadOfLink } from './plain-click.ts';

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

it('a plain click is answered in place of its link', () => {
  const act = vi.fn<() => void>();
  const preventDefault = vi.fn<() => void>();
  insteadOfLink(act)({ ...plain, preventDefault });
  expect(act).toHaveBeenCalledOnce();
  expect(preventDefault).toHaveBeenCalledOnce();
});

it.each([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
  'a click with %j is the browser’s',
  (held) => {
    const act = vi.fn<() => void>();
    const preventDefault = vi.fn<() => void>();
    insteadOfLink(act)({ ...plain, ...held, preventDefault });
    expect(act).not.toHaveBeenCalled();
    expect(preventDefault).not.toHaveBeenCalled();
  },
);
