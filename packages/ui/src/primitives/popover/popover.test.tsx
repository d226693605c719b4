import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { en } from '../../messages/en.ts';
import { UiProvider } from '../../provider/ui-provider.tsx';
import { Popover } from './popover.tsx';

it("is the browser's own popover before script", () => {
  const html = renderToString(
    <UiProvider locale="en" messages={en}>
      <Popover trigger="What is included?">Lamp and shade</Popover>
    </UiProvider>,
  );
  const [, target] = /<button[^>]* popovertarget="([^"]+)"/i.exec(html) ?? [];
  const [, panel] = /<div[^>]*id="([^"]+)"[^>]*popover="auto"[^>]*>Lamp and shade</.exec(html) ?? [];
  expect(target).toBeTruthy();
  expect(panel).toBe(target);
});
