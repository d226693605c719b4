// @vitest-environment happy-dom
import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useControllableState, useDisclosure, useMediaQuery } from './index.ts';

afterEach(() => vi.unstubAllGlobals());

describe('useDisclosure', () => {
  function Filters({ onOpenChange }: { onOpenChange: (change: { open: boolean }) => void }) {
    const { open, show, hide, toggle } = useDisclosure({ onOpenChange });
    return (
      <>
        <button type="button" aria-expanded={open} onClick={toggle}>
          Filters
        </button>
        <button type="button" onClick={show}>
          Show
        </button>
        <button type="button" onClick={hide}>
          Hide
        </button>
      </>
    );
  }

  it('opens and closes from several places and reports only changes', async () => {
    const user = userEvent.setup();
    const onOpenChange = vi.fn<(change: { open: boolean }) => void>();
    render(<Filters onOpenChange={onOpenChange} />);
    await user.click(screen.getByRole('button', { name: 'Show' }));
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(screen.getByRole('button', { name: 'Filters', expanded: true })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    expect(onOpenChange.mock.calls.map(([change]) => change.open)).toEqual([true, false]);
  });

  it('keeps its functions between renders', () => {
    const { result, rerender } = renderHook(() => useDisclosure());
    const before = result.current;
    rerender();
    expect(result.current.show).toBe(before.show);
    expect(result.current.onOpenChange).toBe(before.onOpenChange);
  });
});

describe('useMediaQuery', () => {
  it('follows the query, and renders the given value on the server', () => {
    const listeners = new Set<() => void>();
    let matches = false;
    vi.stubGlobal('matchMedia', () => ({
      get matches() {
        return matches;
      },
      addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
    }));
    const { result, unmount } = renderHook(() => useMediaQuery('(min-width: 720px)'));
    expect(result.current).toBe(false);
    matches = true;
    act(() => {
      for (const notify of listeners) notify();
    });
    expect(result.current).toBe(true);
    unmount();
    expect(listeners.size).toBe(0);

    const Wide = () => <p>{useMediaQuery('(min-width: 720px)', true) ? 'wide' : 'narrow'}</p>;
    expect(renderToString(<Wide />)).toContain('wide');
  });
});

it('useControllableState prefers the value of the caller and reports each change once', () => {
  const onChange = vi.fn<(value: string) => void>();
  const { result } = renderHook(() => useControllableState({ prop: 'a', defaultProp: 'b', onChange }));
  act(() => result.current[1]('a'));
  act(() => result.current[1]('c'));
  expect(result.current[0]).toBe('a');
  expect(onChange.mock.calls).toEqual([['c']]);
});
