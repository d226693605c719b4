import { writeFileSync, mkdirSync } from 'node:fs';
import { composeStories } from '@storybook/react-vite';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import * as ui from '../index.ts';
import { en } from '../messages/en.ts';

const modules = import.meta.glob<Record<string, never>>('../{primitives,commerce,recipes}/**/*.stories.tsx', { eager: true });

const out = '/tmp/hU-x/html';
mkdirSync(out, { recursive: true });
it('renders', () => {
  let n = 0;
  for (const [file, module] of Object.entries(modules)) {
    for (const [name, Story] of Object.entries(composeStories(module as never) as Record<string, ComponentType>)) {
      try {
        const html = renderToString(
          <ui.UiProvider locale="en" messages={en} image={({ src, width }) => `${src}?w=${width}`}>
            <ui.LiveRegion>
              <ui.ConfirmProvider>
                <ui.ToastProvider>{createElement(Story)}</ui.ToastProvider>
              </ui.ConfirmProvider>
            </ui.LiveRegion>
          </ui.UiProvider>,
        );
        n += 1;
        writeFileSync(`${out}/${file.split('/').at(-1)?.replace('.stories.tsx', '')}--${name}.html`, `<!doctype html><html lang="en"><head><title>${name}</title></head><body>${html}</body></html>`);
      } catch (error) {
        console.log(file, name, String(error).slice(0, 200));
      }
    }
  }
  console.log(n);
  expect(n).toBeGreaterThan(100);
}, 120_000);
