import { cleanup, fireEvent, render } from '@testing-library/react';
import { cloneElement, createRef, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../provider/ui-provider.tsx';
import { uiCatalogues } from './catalogues.ts';

type Locale = keyof typeof uiCatalogues;

const inLocale = (locale: Locale, node: ReactNode) => (
  <UiProvider locale={locale} messages={uiCatalogues[locale]} image={({ src, width }) => `${src}?w=${width}`}>
    {node}
  </UiProvider>
);

export interface ConformanceOptions {
  /**
   * `frame`: a form control. `ref` and props go to the control, where forms and libraries expect them; `className` goes
   * to the frame around it.
   */
  root?: 'element' | 'frame' | undefined;
}

type AnyElement = ReactElement<Record<string, unknown>>;

/** Tests the common behaviour of all our components. */
export function describeConformance(
  name: string,
  element: ReactElement,
  { root = 'element' }: ConformanceOptions = {},
) {
  const probe = (props: object) => cloneElement(element as AnyElement, { 'data-probe': '', ...props });
  const show = (props: object = {}) => {
    const { container } = render(inLocale('en', probe(props)));
    const node = container.querySelector<HTMLElement>('[data-probe]');
    if (!node) throw new Error(`<${name}> dropped the props it was given`);
    return { container, node };
  };

  describe(`<${name}>`, () => {
    afterEach(cleanup);

    it('passes unknown props to its root', () => {
      const { container, node } = show({ id: 'probe', 'aria-keyshortcuts': 'p', dir: 'ltr' });
      expect(node.id).toBe('probe');
      expect(node.getAttribute('aria-keyshortcuts')).toBe('p');
      expect(node.getAttribute('dir')).toBe('ltr');
      expect(root === 'frame' || container.firstElementChild === node).toBe(true);
    });

    it('forwards its ref to its root', () => {
      const ref = createRef<HTMLElement>();
      expect(ref.current).toBe(null);
      const { node } = show({ ref });
      expect(ref.current).toBe(node);
    });

    it('puts the class name of the caller last', () => {
      const { container, node } = show({ className: 'caller' });
      const styled = root === 'element' ? node : container.firstElementChild;
      expect(styled?.getAttribute('class')?.split(' ').at(-1)).toBe('caller');
    });

    it('calls the event handler of the caller', () => {
      const onClick = vi.fn<() => void>();
      fireEvent.click(show({ onClick }).node);
      expect(onClick).toHaveBeenCalledTimes(1);
    });

    describe('on server and browser', () => {
      const logged: string[] = [];
      beforeEach(() => {
        logged.length = 0;
        vi.spyOn(console, 'error').mockImplementation((...values) => void logged.push(values.join(' ')));
        vi.spyOn(console, 'warn').mockImplementation((...values) => void logged.push(values.join(' ')));
      });
      afterEach(() => {
        vi.restoreAllMocks();
      });

      it.each(Object.keys(uiCatalogues) as Locale[])('renders in %s', (locale) => {
        const page = inLocale(locale, element);
        const html = renderToString(page);
        // A strict content security policy forbids style attributes.
        expect(html).not.toMatch(/\sstyle="/);
        const container = document.createElement('div');
        document.body.append(container);
        container.innerHTML = html;
        render(page, {
          container,
          hydrate: true,
          onRecoverableError: (error) => void logged.push(String(error)),
        });
        expect(logged).toEqual([]);
      });
    });
  });
}
