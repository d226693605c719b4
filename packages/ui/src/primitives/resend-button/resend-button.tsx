'use client';
import { forwardRef, useState } from 'react';
import { useMessages } from '../../provider/use-message.ts';
import { Button, type ButtonProps } from '../button/button.tsx';
import { composeHandlers } from '../state/compose-handlers.ts';
import { useNow } from '../state/use-now.ts';

export interface ResendButtonProps extends Omit<ButtonProps, 'children' | 'loading'> {
  /** The time between two codes, in seconds. */
  seconds?: number | undefined;
  /** The end of the countdown, in milliseconds since 1970. Store it to survive a reload or a change of mode. */
  until?: number | undefined;
  /** Sends the code. The countdown starts unless it returns `false`. */
  onSend?: (() => boolean | void | Promise<boolean | void>) | undefined;
  /** Called with the end of the countdown, so that it can be stored. */
  onUntilChange?: ((change: { until: number }) => void) | undefined;
}

/** Sends a one-time code, then counts down until it can be sent again. */
export const ResendButton = forwardRef<HTMLButtonElement, ResendButtonProps>(function ResendButton(
  { seconds = 60, until: prop, onSend, onUntilChange, tone = 'quiet', size = 'sm', onClick, ...rest },
  ref,
) {
  const t = useMessages();
  const [own, setOwn] = useState<number>();
  const [sending, setSending] = useState(false);
  const until = Math.max(prop ?? 0, own ?? 0);
  const now = useNow(until > 0) ?? until;
  const left = Math.min(seconds, Math.max(0, Math.ceil((until - now) / 1000)));
  const waiting = left > 0;
  const send = async () => {
    setSending(true);
    try {
      const sent = await onSend?.();
      if (sent === false) return;
      const end = Date.now() + seconds * 1000;
      setOwn(end);
      onUntilChange?.({ until: end });
    } finally {
      setSending(false);
    }
  };
  return (
    <Button
      ref={ref}
      {...rest}
      tone={tone}
      size={size}
      // Not `disabled`: the button would lose the focus.
      aria-disabled={waiting || undefined}
      loading={sending}
      onClick={composeHandlers(onClick, (event) => {
        if (onSend || waiting) event.preventDefault();
        if (onSend && !waiting) void send();
      })}
    >
      {waiting ? t('resend.in', { seconds: left }) : t(until > 0 ? 'resend.again' : 'resend.send')}
    </Button>
  );
});
