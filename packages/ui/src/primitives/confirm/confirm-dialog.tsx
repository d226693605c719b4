'use client';
import type { ReactNode } from 'react';
import { useMessages } from '../../provider/use-message.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';

export interface ConfirmRequest {
  /** The question, which names the dialog. */
  title: ReactNode;
  /** The consequences, such as the data that will be lost. */
  description?: ReactNode;
  /** The label of the confirming button; names the action: "Delete address", not "Yes". */
  confirmLabel?: string | undefined;
  /** The label of the cancelling button; "Cancel" by default. */
  cancelLabel?: string | undefined;
  /** The appearance of the confirming button; with `critical` the focus is on the cancelling one. */
  tone?: 'primary' | 'accent' | 'critical' | undefined;
}

export interface ConfirmDialogProps {
  request: ConfirmRequest;
  onAnswer: (confirmed: boolean) => void;
}

/** The confirmation dialog. Closing it without a choice counts as cancelling. */
export default function ConfirmDialog({ request, onAnswer }: ConfirmDialogProps) {
  const t = useMessages();
  // An accidental Enter must not trigger an action that cannot be undone.
  const critical = request.tone === 'critical';
  return (
    <Dialog
      open
      role="alertdialog"
      size="sm"
      title={request.title}
      description={request.description}
      onClose={() => onAnswer(false)}
      footer={
        <>
          <Button data-autofocus={critical ? '' : undefined} onClick={() => onAnswer(false)}>
            {request.cancelLabel ?? t('action.cancel')}
          </Button>
          <Button
            tone={critical ? 'criticalFilled' : (request.tone ?? 'primary')}
            data-autofocus={critical ? undefined : ''}
            onClick={() => onAnswer(true)}
          >
            {request.confirmLabel ?? t('action.confirm')}
          </Button>
        </>
      }
    />
  );
}
