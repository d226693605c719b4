/** Whether a file matches an `accept` list: `image/*`, `image/png`, `.jpg`. */
export function isAccepted({ name, type }: { name: string; type: string }, accept: string): boolean {
  const kinds = accept.split(',').map((kind) => kind.trim().toLowerCase());
  return kinds.some((kind) => {
    if (kind === '' || kind === '*/*') return true;
    if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
    if (kind.endsWith('/*')) return type.startsWith(kind.slice(0, -1));
    return type === kind;
  });
}

/** The kinds of files for display: `image/jpeg,.png` → `JPEG, PNG`. */
export function kindNames(accept: string): string {
  const names = accept.split(',').map((kind) => {
    const [family = '', member = ''] = kind.trim().replace(/^\./, '/').split('/');
    return (member === '*' ? family : member).replace(/\+.*$/, '').toUpperCase();
  });
  return [...new Set(names)].join(', ');
}

export type FileProblem = 'tooLarge' | 'tooMany' | 'wrongType';

interface Limits {
  accept: string;
  maxBytes: number;
  /** The number of further files that are allowed. */
  room: number;
}

/** Separates valid from invalid files. Each invalid file has one problem; `tooMany` is reported once, without a file. */
export function checkFiles<F extends { name: string; type: string; size: number }>(
  files: readonly F[],
  { accept, maxBytes, room }: Limits,
) {
  const good: F[] = [];
  const problems: { problem: FileProblem; name: string }[] = [];
  for (const file of files) {
    if (!isAccepted(file, accept)) problems.push({ problem: 'wrongType', name: file.name });
    else if (file.size > maxBytes) problems.push({ problem: 'tooLarge', name: file.name });
    else good.push(file);
  }
  if (good.length > room) problems.push({ problem: 'tooMany', name: '' });
  return { good: good.slice(0, Math.max(0, room)), problems };
}
