import { limits } from '@marketfront/api-client';
import { type LoginCodePurpose, type LoginMode, loginModeTable } from '@marketfront/ui/login-dialog/modes';
import { useAtom, useSetAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { useCallback, useEffect } from 'react';
import { isNumber, storedAs, useMounted } from '../browser/index.ts';

type Purpose = LoginCodePurpose | `profile-${string}`;
type CodeWaits = Readonly<Partial<Record<Purpose, number>>>;

const isCodeWaits = (value: unknown): value is CodeWaits =>
  typeof value === 'object' && value !== null && Object.values(value).every(isNumber);

/**
 * The time at which the next code of each purpose may be sent, in ms since 1970; the server counts them separately too.
 * Stored, so that a reload and another tab continue the countdown.
 */
const codeWaitsAtom = atomWithStorage<CodeWaits>('codeWaits', {}, storedAs(isCodeWaits));

/** Starts the countdown of a purpose, unless it is running. */
function useStartWait() {
  const set = useSetAtom(codeWaitsAtom);
  return useCallback(
    (purpose: Purpose) =>
      set((waits) =>
        (waits[purpose] ?? 0) > Date.now()
          ? waits
          : { ...waits, [purpose]: Date.now() + limits.resendSeconds * 1000 },
      ),
    [set],
  );
}

/** Starts the countdown of a mode, unless it is running: its button, or the previous form, has sent a code. */
export function useStartCodeWait() {
  const start = useStartWait();
  return useCallback(
    (mode: LoginMode) => {
      const { codePurpose } = loginModeTable[mode];
      if (codePurpose) start(codePurpose);
    },
    [start],
  );
}

/** The end of the countdown of a mode's button; it continues after the dialog was closed. */
export function useCodeWait(mode: LoginMode): number | undefined {
  const { codePurpose } = loginModeTable[mode];
  const [waits] = useAtom(codeWaitsAtom);
  return codePurpose && waits[codePurpose];
}

/**
 * The end of the countdown of one of the profile's forms, which is started by `sent`: a response that a code was sent.
 */
export function useProfileCodeWait(section: string, sent: object | undefined): number | undefined {
  const purpose = `profile-${section}` as const;
  const start = useStartWait();
  useEffect(() => {
    if (sent) start(purpose);
  }, [purpose, sent, start]);
  const [waits] = useAtom(codeWaitsAtom);
  // The server does not know it.
  return useMounted() ? waits[purpose] : undefined;
}
