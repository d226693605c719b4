'use client';
import {
  createContext,
  lazy,
  Suspense,
  useCallback,
  useContext,
  useRef,
  useState,
  type ReactNode,
} from 'react';

// Most visits never ask: the dialog comes with the first question.
const ConfirmDialog = lazy(() => import('./confirm-dialog.tsx'));

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
        <Suspense>
          <ConfirmDialog request={request} onSettle={settle} />
        </Suspense>
      )}
    </ConfirmContext.Provider>
  );
}

/** Gives `await confirm({ title })`, which answers true or false. */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) {
    throw new Error(
      'marketfront/ui: useConfirm() is outside <ConfirmProvider>, so nobody can ask. Put the provider near the root.',
    );
  }
  return confirm;
}
