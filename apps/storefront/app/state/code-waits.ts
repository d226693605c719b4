import { limits } from '@marketfront/api-client';
import { type LoginCodePurpose, type LoginMode, loginModeTable } from '@marketfront/ui/login-dialog/modes';
import { useAtom, useSetAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { useCallback } from 'react';
import { isNumber, storedAs } from './stored.ts';

type CodeWaits = Readonly<Partial<Record<LoginCodePurpose, number>>>;

const isCodeWaits = (value: unknown): value is CodeWaits =>
  typeof value === 'object' && value !== null && Object.values(value).every(isNumber);

/**
 * When the next code of each purpose may be sent, in ms since 1970; the server counts them apart too. Stored, so that a
 * reload and another tab go on counting.
 */
const codeWaitsAtom = atomWithStorage<CodeWaits>('codeWaits', {}, storedAs(isCodeWaits));

/** Starts the countdown of a mode, unless it runs: its button, or the form before it, has sent a code. */
export function useStartCodeWait() {
  const set = useSetAtom(codeWaitsAtom);
  return useCallback(
    (mode: LoginMode) => {
      const { codePurpose } = loginModeTable[mode];
      if (codePurpose)
        set((waits) =>
          (waits[codePurpose] ?? 0) > Date.now()
            ? waits
            : { ...waits, [codePurpose]: Date.now() + limits.resendSeconds * 1000 },
        );
    },
    [set],
  );
}

/** The end of the countdown of a mode's button; it goes on after the dialog was closed. */
export function useCodeWait(mode: LoginMode): number | undefined {
  const { codePurpose } = loginModeTable[mode];
  const [waits] = useAtom(codeWaitsAtom);
  return codePurpose && waits[codePurpose];
}
