// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement, SyntheticEvent } from 'react';
import { describe, expect, it } from 'vitest';
import * as ui from '../index.ts';
import { en } from '../messages/en.ts';
import { categories } from './fixtures/index.ts';

const prevent = (event: SyntheticEvent) => event.preventDefault();
const show = (element: ReactElement) =>
  render(
    <ui.UiProvider locale="en" messages={en}>
      {element}
    </ui.UiProvider>,
  );

interface Veto {
  /** The component with or without the caller's handler. */
  element: (veto: typeof prevent | undefined) => ReactElement;
  /** Triggers the event. */
  act: () => void;
  /** Whether our own handler has run. */
  answered: () => boolean;
}

const items = [{ href: '#orders', label: 'Orders' }];
const details = () => document.querySelector('details')?.open === true;

const vetoes: Record<string, Veto> = {
  'Menu onKeyDown': {
    element: (veto) => <ui.Menu trigger="Account" items={items} onKeyDown={veto} />,
    act: () => fireEvent.keyDown(screen.getByText('Account'), { key: 'ArrowDown' }),
    answered: details,
  },
  'Menu Escape': {
    element: (veto) => (
      <ui.Menu trigger="More" items={[{ href: '#a', label: 'A' }]} defaultOpen onKeyDown={veto} />
    ),
    act: () => fireEvent.keyDown(screen.getByText('More'), { key: 'Escape' }),
    answered: () => !details(),
  },
  'MegaMenu onPointerEnter': {
    element: (veto) => <ui.MegaMenu items={categories} allHref="#all" onPointerEnter={veto} />,
    act: () => fireEvent.pointerEnter(screen.getByRole('link', { name: 'Fashion' })),
    answered: () => document.querySelector('li > [data-part="panel"]') !== null,
  },
  'QuantityStepper incrementProps.onClick': {
    element: (veto) => <ui.QuantityStepper incrementProps={{ onClick: veto }} />,
    act: () => fireEvent.click(screen.getByRole('button', { name: 'One more' })),
    answered: () => screen.getByRole<HTMLInputElement>('spinbutton').value === '2',
  },
  'FavouriteButton onClick': {
    element: (veto) => <ui.FavouriteButton name="Lamp" onClick={veto} />,
    act: () => fireEvent.click(screen.getByRole('button')),
    answered: () => screen.getByRole('button').getAttribute('aria-pressed') === 'true',
  },
  'SearchBox onReset': {
    element: (veto) => <ui.SearchBox action="/search" defaultValue="lamp" onReset={veto} />,
    act: () => {
      fireEvent.change(screen.getByRole('combobox', { name: 'Search' }), { target: { value: 'vase' } });
      fireEvent.reset(screen.getByRole('search'));
    },
    answered: () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' }).value === 'lamp',
  },
  'Dialog onCancel': {
    element: (veto) => <ui.Dialog defaultOpen title="Size guide" onCancel={veto} />,
    act: () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true })),
    answered: () => screen.queryByText('Size guide') === null,
  },
  'a child of asChild': {
    element: (veto) => (
      <ui.Button asChild onClick={() => document.body.classList.add('pressed')}>
        <a href="#cart" onClick={veto}>
          Go to cart
        </a>
      </ui.Button>
    ),
    act: () => {
      document.body.className = '';
      fireEvent.click(screen.getByText('Go to cart'));
    },
    answered: () => document.body.classList.contains('pressed'),
  },
};

describe.each(Object.entries(vetoes))('%s', (_, { element, act, answered }) => {
  it('runs our reaction', () => {
    show(element(undefined));
    act();
    expect(answered()).toBe(true);
  });

  it('does not run our reaction when the caller prevents it', () => {
    show(element(prevent));
    act();
    expect(answered()).toBe(false);
  });
});
