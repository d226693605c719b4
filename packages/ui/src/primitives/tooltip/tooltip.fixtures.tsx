import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Stack } from '../layout/layout.tsx';
import { Tooltip } from './tooltip.tsx';

export function TooltipInDialog() {
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title="Delivery">
      <Stack>
        <Tooltip text="Orders after 16:00 leave the next day" side="bottom">
          <Button data-autofocus="">When does it leave?</Button>
        </Tooltip>
      </Stack>
    </Dialog>
  );
}
