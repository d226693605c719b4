import { useRef } from 'react';
import { useTellFailure } from './use-tell-failure.ts';

/** The shop's response to switching something on or off. */
export type ToggleAnswer<Done = { readonly message: string }> =
  | ({ readonly ok: true; readonly on: boolean } & Done)
  | { readonly ok: false; readonly message: string };

interface SendToggle<Done> {
  /** Displays the on or off state. */
  readonly show: (on: boolean) => void;
  readonly send: (on: boolean) => Promise<ToggleAnswer<Done> | undefined>;
  readonly onDone: (done: Done & { readonly on: boolean }) => void;
}

/**
 * Returns the function that switches something on or off: shown immediately, undone if the shop refuses. One change is
 * sent at a time: of the presses before its response, the last one is sent afterwards, so that no request overtakes
 * another.
 */
export function useSendToggle<Done = { readonly message: string }>({
  show,
  send: sendToServer,
  onDone,
}: SendToggle<Done>) {
  const tellFailure = useTellFailure();
  const wanted = useRef<boolean>(undefined);
  const isSending = useRef(false);

  const send = async (on: boolean): Promise<void> => {
    show(on);
    wanted.current = on;
    if (isSending.current) return;
    isSending.current = true;
    const answer = await sendToServer(on);
    isSending.current = false;
    const isNewest = wanted.current === on;
    if (answer?.ok && isNewest) onDone(answer);
    else if (answer?.ok) await send(!on);
    else {
      show(!on);
      // If it was pressed again meanwhile, the former state is the wanted one.
      if (isNewest) tellFailure(answer?.message, () => void send(on));
    }
  };
  return send;
}
