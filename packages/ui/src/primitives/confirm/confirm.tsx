'use client';
import {
  createContext,
  lazy,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { ConfirmDialogProps, ConfirmRequest } from './confirm-dialog.tsx';

export type { ConfirmRequest } from './confirm-dialog.tsx';

// Loaded with the first question, because most visits never need the dialog.
const ConfirmDialog = lazy<ComponentType<ConfirmDialogProps>>(() =>
  import('./confirm-dialog.tsx').catch(() => ({ default: NativeConfirm })),
);

/** The browser's own question, used when the dialog cannot be loaded because the connection is lost. */
function NativeConfirm({ request, onAnswer }: ConfirmDialogProps) {
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    const texts = [request.title, request.description].filter((text) => typeof text === 'string');
    onAnswer(window.confirm(texts.join('\n\n')));
  });
  return null;
}

type Confirm = (request: ConfirmRequest) => Promise<boolean>;

const ConfirmContext = createContext<Confirm | undefined>(undefined);

/** Provides `await confirm({ title })` to the components below it. */
export function ConfirmProvider({
  children,
}: {
  /** The application; `useConfirm` works inside it. */
  children?: ReactNode;
}) {
  const [request, setRequest] = useState<ConfirmRequest>();
  const resolveRef = useRef<(confirmed: boolean) => void>(undefined);

  const answer = (confirmed: boolean) => {
    resolveRef.current?.(confirmed);
    resolveRef.current = undefined;
    setRequest(undefined);
  };
  const confirm = useCallback<Confirm>((next) => {
    resolveRef.current?.(false);
    setRequest(next);
    return new Promise((resolve) => {
      resolveRef.current = resolve;
    });
  }, []);

  return (
    <ConfirmContext.Provider value={confirm}>
      {children}
      {request !== undefined && (
        <Suspense>
          <ConfirmDialog request={request} onAnswer={answer} />
        </Suspense>
      )}
    </ConfirmContext.Provider>
  );
}

/** Returns `confirm({ title })`, which resolves to true or false. */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) {
    throw new Error(
      'marketfront/ui: useConfirm() is outside <ConfirmProvider>, so there is no dialog to confirm with. Put the provider near the root.',
    );
  }
  return confirm;
}
