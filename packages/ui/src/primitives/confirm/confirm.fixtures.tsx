import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Inline } from '../layout/layout.tsx';
import { useConfirm, type ConfirmRequest } from './confirm.tsx';

/** Opens the confirmation and shows its result. */
export function ConfirmDemo(request: ConfirmRequest) {
  const confirm = useConfirm();
  const [answer, setAnswer] = useState('');
  const ask = async () => setAnswer((await confirm(request)) ? 'yes' : 'no');
  return (
    <Inline>
      <Button onClick={() => void ask()}>Ask</Button>
      <output>{answer}</output>
    </Inline>
  );
}
