// @vitest-environment happy-dom
import { ToastProvider, UiProvider } from '@marketfront/ui';
import { en } from '@marketfront/ui/messages/en';
import { act, useEffect, useReducer } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accountPaths } from '../../../navigation/index.ts';
import { useSection } from './use-section.ts';

const asked: ((answer: unknown) => void)[] = [];
let again = () => {};
let root: Root;

function ClosingForm() {
  const { Form, form, answer } = useSection('closing');
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    again = () => flushSync(tick);
  }, []);
  return (
    <Form {...form}>
      <button type="submit">Send</button>
      <output>{answer?.message}</output>
    </Form>
  );
}

/** The result of the page's loader when the router revalidates after an action; `null` resolves at once. */
let revalidated: Promise<null> | null = null;

const Page = createRoutesStub([
  {
    id: 'profile',
    path: accountPaths.profile(),
    Component: ClosingForm,
    loader: () => revalidated,
    action: () => new Promise((resolve) => asked.push(resolve)),
  },
]);

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('main')));
  const hydrationData = { loaderData: { profile: null } };
  await act(async () =>
    root.render(
      <UiProvider locale="en" messages={en}>
        <ToastProvider>
          <Page initialEntries={[accountPaths.profile()]} hydrationData={hydrationData} />
        </ToastProvider>
      </UiProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  asked.length = 0;
  revalidated = null;
  vi.unstubAllGlobals();
});

const shown = () => document.querySelector('output')?.textContent;
const send = () => act(async () => document.querySelector('button')?.click());

it('shows each answer, also when the form is rendered while it arrives', async () => {
  for (const [index, message] of ['The code is on its way', 'Please tick that'].entries()) {
    await send();
    await act(async () => {
      asked[index]?.({ ok: false, message });
      // The router has the response, and React has not yet rendered the new state of the form.
      for (let turn = 0; turn < 20; turn += 1) {
        await Promise.resolve();
        again();
      }
    });
    expect(shown()).toBe(message);
  }
});

it('sends a refused form a second time while the page is still revalidating', async () => {
  revalidated = new Promise(() => {});
  await send();
  await act(async () => asked[0]?.({ ok: false, message: 'Please tick that' }));
  expect(shown()).toBe('Please tick that');
  await send();
  expect(asked).toHaveLength(2);
});

it('sends a form once when its button is pressed several times', async () => {
  await act(async () => {
    const button = document.querySelector('button');
    button?.click();
    button?.click();
  });
  await send();
  expect(asked).toHaveLength(1);
});
