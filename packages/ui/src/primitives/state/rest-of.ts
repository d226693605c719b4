const none = {};

/** The props that a component does not know, for its root. */
export function restOf<Props extends object>(props: Props, own: ReadonlySet<string>): Partial<Props> {
  let rest: Partial<Props> = none;
  for (const name in props) {
    if (own.has(name)) continue;
    if (rest === none) rest = {};
    rest[name] = props[name];
  }
  return rest;
}
