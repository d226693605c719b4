import { Button, IconLock, useScriptOnly } from '@marketfront/ui';
import { useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import type { PasskeyAnswer } from './passkey-intents.ts';
import { useLacksPasskeys, usePasskey } from './use-passkey.ts';

interface PasskeyButtonProps {
  /** The place of the button. */
  readonly from: 'page' | 'dialog';
  readonly onAnswer: (answer: PasskeyAnswer) => void;
}

/** Signs in with a passkey, without a name and a password. */
export function PasskeyButton({ from, onAnswer }: PasskeyButtonProps) {
  const t = useMessages('auth');
  const scriptOnly = useScriptOnly();
  const { signIn } = usePasskey();
  const lacksPasskeys = useLacksPasskeys();
  const [asking, setAsking] = useState(false);
  if (lacksPasskeys) return null;
  return (
    <Button
      block
      className={scriptOnly}
      iconStart={<IconLock size={20} />}
      loading={asking}
      onClick={async () => {
        setAsking(true);
        onAnswer(await signIn(from));
        setAsking(false);
      }}
    >
      {t('auth.passkeySignIn')}
    </Button>
  );
}
