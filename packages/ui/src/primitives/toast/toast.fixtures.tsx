import { Button } from '../button/button.tsx';
import { useToast, type ToastRequest } from './toast.tsx';

/** Shows the toast on click. */
export function ToastDemo(request: ToastRequest) {
  const toast = useToast();
  return <Button onClick={() => toast(request)}>Show</Button>;
}
