import type { Decorator } from '@storybook/react-vite';
import { useRef } from 'react';
import { Button } from '../button/button.tsx';
import { useToast, type ToastRequest } from './toast.tsx';

/** Shows the toast on click. */
export function ToastDemo(request: ToastRequest) {
  const toast = useToast();
  return <Button onClick={() => toast(request)}>Show</Button>;
}

/** Each click shows another message. */
export function NumberedToasts(request: ToastRequest) {
  const shown = useRef(0);
  const toast = useToast();
  return (
    <Button onClick={() => toast({ ...request, message: `${request.message as string} ${++shown.current}` })}>
      Show
    </Button>
  );
}

const atBottom = {
  position: 'fixed',
  insetBlockEnd: 24,
  insetInline: 0,
  display: 'flex',
  justifyContent: 'center',
  gap: 8,
} as const;

/** Places the story right above its toasts, so that a picture shows both without empty space between them. */
export const aboveToasts =
  (height: number): Decorator =>
  (Story) => (
    <div style={{ ...atBottom, insetBlockEnd: height }}>
      <Story />
    </div>
  );

/** A form button at the usual position of toasts. */
export function AtFormButton(request: ToastRequest) {
  return (
    <form style={atBottom}>
      <ToastDemo {...request} />
      <Button type="submit">Send</Button>
    </form>
  );
}
