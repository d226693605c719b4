import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { useToast } from '../toast/toast.tsx';
import { Dialog } from './dialog.tsx';

export function DialogWithToast() {
  const [open, setOpen] = useState(true);
  const toast = useToast();
  return (
    <Dialog
      open={open}
      onOpenChange={(change) => setOpen(change.open)}
      title="Edit address"
      footer={<Button onClick={() => toast({ message: 'Address saved', tone: 'success' })}>Save</Button>}
    />
  );
}
