import { readFileSync } from 'node:fs';
import os from 'node:os';

export const versionOf = (name) =>
  JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;

export const median = (numbers) => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
};

/** A table in Markdown, with the machine that it was measured on. */
export function print(title, head, rows) {
  const cpu = `${os.cpus().length} × ${os.cpus()[0]?.model.trim() ?? os.arch()}`;
  console.log(`\n### ${title}\n\n${cpu}, ${os.platform()}, Node ${process.version}\n`);
  console.log(`| ${head.join(' | ')} |`);
  console.log(`|---${'|---:'.repeat(head.length - 1)}|`);
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
}
