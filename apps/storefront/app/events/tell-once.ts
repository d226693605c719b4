/** What this browser has told, or claims to tell: the event's name and number, and the claim or `done`. */
const key = 'toldEvents';
const mostKept = 20;

type Told = Readonly<Record<string, string>>;

/** Where storage is denied, for this page load. */
let kept: Told = {};

function read(): Told {
  try {
    return { ...kept, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Told) };
  } catch {
    return kept;
  }
}

function note(event: string, state: string): void {
  const { [event]: _, ...others } = read();
  kept = Object.fromEntries([...Object.entries(others), [event, state]].slice(-mostKept));
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // denied or full
  }
}

/** One tab after the other; without locks (no secure context) the server's answer alone decides. */
const alone = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? navigator.locks.request(name, work) : work();

/**
 * Tells an event that happens once, such as the purchase of an order, whatever Back, a reload and other tabs show again.
 * The server gives it to one browser; a claim whose answer was lost is repeated with the next page.
 * @param ask sends the claim; `null`: it is not ours to tell, `undefined`: no answer
 */
export const tellOnce = <Subject>(
  event: string,
  ask: (claim: string) => Promise<Subject | null | undefined>,
  tell: (subject: Subject) => void,
): Promise<void> =>
  alone(key, async () => {
    const state = read()[event];
    if (state === 'done') return;
    const claim = state ?? crypto.randomUUID();
    if (state === undefined) note(event, claim);
    const subject = await ask(claim);
    if (subject === undefined) return;
    note(event, 'done');
    if (subject !== null) tell(subject);
  });
