/** The discount in whole percent, from decimal strings; `undefined` when there is none. For display only. */
export function percentOff(amount: string, was: string | undefined): number | undefined {
  const [now, before] = [Number(amount), Number(was)];
  if (was === undefined || !(before > now) || !(now >= 0)) return undefined;
  const percent = Math.round((1 - now / before) * 100);
  return percent < 1 ? undefined : percent;
}
