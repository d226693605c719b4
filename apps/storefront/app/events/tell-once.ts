/** The events that this browser has reported or claimed: the event's name and number, and the claim or `done`. */
const key = 'toldEvents';
const mostKept = 20;

type Told = Readonly<Record<string, string>>;

/** Used for this page load if storage is denied. */
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

/** One tab after the other; without locks (no secure context) the server's response alone decides. */
const alone = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? navigator.locks.request(name, work) : work();

/**
 * Reports a one-time event, such as the purchase of an order, even if Back, a reload and other tabs show the page
 * again. The server gives it to one browser; a claim whose response was lost is repeated on the next page.
 * @param ask sends the claim; `null`: it is not ours to report, `undefined`: no response
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
