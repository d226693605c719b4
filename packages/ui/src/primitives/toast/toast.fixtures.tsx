import { fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { useToast, type ToastRequest } from './toast.tsx';

/** A button that shows the toast. */
export function Shows(request: ToastRequest) {
  const toast = useToast();
  return <Button onClick={() => toast(request)}>Show</Button>;
}

export const shown = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show' }));
};

export const undo = fn();
