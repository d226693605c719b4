import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { vi } from 'vitest';
import { en } from '../messages/en.ts';
import { UiProvider } from '../provider/ui-provider.tsx';

/** Shows the HTML of the server, performs the actions on it, and then hydrates it. */
export async function hydrateAfter(acts: () => void, contents: ReactNode): Promise<void> {
  const page = (
    <UiProvider locale="en" messages={en}>
      {contents}
    </UiProvider>
  );
  vi.stubGlobal('document', undefined);
  const html = renderToString(page);
  vi.unstubAllGlobals();
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  acts();
  await act(async () => hydrateRoot(root, page));
  // Early choices are told in a later task.
  await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
}
