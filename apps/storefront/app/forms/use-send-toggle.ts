import { useRef } from 'react';
import { useTellFailure } from './use-tell-failure.ts';

/** What the shop answers to a change of something that is on or off. */
export type ToggleAnswer<Done = { readonly message: string }> =
  | ({ readonly ok: true; readonly on: boolean } & Done)
  | { readonly ok: false; readonly message: string };

interface SendToggle<Done> {
  /** Shows it on or off. */
  readonly show: (on: boolean) => void;
  readonly send: (on: boolean) => Promise<ToggleAnswer<Done> | undefined>;
  readonly onDone: (done: Done & { readonly on: boolean }) => void;
}

/**
 * Gives the function that switches something on or off: shown at once, undone when the shop refuses. One change is sent
 * at a time: of the presses before its answer, the last one is sent after it, so that no request overtakes another.
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
      // Pressed again meanwhile: it is as it was, which is what is wanted now.
      if (isNewest) tellFailure(answer?.message, () => void send(on));
    }
  };
  return send;
}
