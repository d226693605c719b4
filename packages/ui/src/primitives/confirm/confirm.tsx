'use client';
import { createContext, useCallback, useContext, useRef, useState, type ReactNode } from 'react';
import { useMessages } from '../../provider/use-message.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';

export interface ConfirmRequest {
  title: ReactNode;
  description?: ReactNode;
  /** Says the consequence: "Delete address", not "Yes". */
  confirmLabel?: string | undefined;
  cancelLabel?: string | undefined;
  tone?: 'primary' | 'accent' | 'critical' | undefined;
}

type Confirm = (request: ConfirmRequest) => Promise<boolean>;

const ConfirmContext = createContext<Confirm | undefined>(undefined);

/** Answers `await confirm({ title })` from anywhere below it. */
export function ConfirmProvider({ children }: { children?: ReactNode }) {
  const t = useMessages();
  const [request, setRequest] = useState<ConfirmRequest>();
  const answer = useRef<(yes: boolean) => void>(undefined);

  const settle = (yes: boolean) => {
    answer.current?.(yes);
    answer.current = undefined;
    setRequest(undefined);
  };
  const confirm = useCallback<Confirm>((next) => {
    answer.current?.(false);
    setRequest(next);
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  }, []);

  return (
    <ConfirmContext.Provider value={confirm}>
      {children}
      {request !== undefined && (
        <Dialog
          open
          role="alertdialog"
          size="sm"
          title={request.title}
          description={request.description}
          onClose={() => settle(false)}
          footer={
            <>
              <Button onClick={() => settle(false)}>{request.cancelLabel ?? t('action.cancel')}</Button>
              <Button tone={request.tone ?? 'primary'} data-autofocus="" onClick={() => settle(true)}>
                {request.confirmLabel ?? t('action.confirm')}
              </Button>
            </>
          }
        />
      )}
    </ConfirmContext.Provider>
  );
}

export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) {
    throw new Error(
      'marketfront/ui: useConfirm() is outside <ConfirmProvider>, so nobody can ask. Put the provider near the root.',
    );
  }
  return confirm;
}
