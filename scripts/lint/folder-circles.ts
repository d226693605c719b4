import { readdirSync } from 'node:fs';
import path from 'node:path';
import { importGraph } from '../import-graph.ts';

/** Folders whose parts may use one another in one direction only. Imports of types do not count. */
const houses = [
  // A feature is a part of its own.
  { root: 'apps/storefront/app', part: /^(?:features\/)?[^./][^/]*(?=\/)/ },
];

const isModule = (file: string) =>
  /\.tsx?$/.test(file) &&
  !/\.(test|stories|fixtures|play|guide)\.tsx?$|\.d\.ts$|(^|\/)(testing|stories)\//.test(file);

/** Each part with the parts that it imports, and one import for each. */
type Uses = Map<string, Map<string, string>>;

async function usesOf({ root, part: pattern }: (typeof houses)[number]): Promise<Uses> {
  const partOf = (file: string) => pattern.exec(file)?.[0];
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const entryPoints = files.filter((file) => partOf(file) !== undefined && isModule(file));
  const { inputs } = await importGraph({ folder: path.resolve(root), entryPoints, treeShaking: false });
  const uses: Uses = new Map();
  for (const [file, { imports }] of Object.entries(inputs)) {
    const part = partOf(file);
    if (part === undefined) continue;
    for (const { path: imported } of imports) {
      const used = partOf(imported);
      if (used === undefined || used === part) continue;
      if (!uses.has(part)) uses.set(part, new Map());
      uses.get(part)?.set(used, `${file} imports ${imported}`);
    }
  }
  return uses;
}

/** A way from a part back to itself. */
function circleFrom(start: string, uses: Uses): string[] | undefined {
  const seen = new Set<string>();
  const walk = (part: string, way: readonly string[]): string[] | undefined => {
    for (const [used, proof] of uses.get(part) ?? []) {
      if (used === start) return [...way, proof];
      if (seen.has(used)) continue;
      seen.add(used);
      const circle = walk(used, [...way, proof]);
      if (circle) return circle;
    }
    return undefined;
  };
  return walk(start, []);
}

let circles = 0;
for (const house of houses) {
  const uses = await usesOf(house);
  const told = new Set<string>();
  for (const part of uses.keys()) {
    if (told.has(part)) continue;
    const circle = circleFrom(part, uses);
    if (!circle) continue;
    told.add(part);
    circles += 1;
    console.error(`${house.root}: "${part}" leads back to itself:\n  ${circle.join('\n  ')}`);
  }
}
if (circles > 0) {
  console.error('Move what both need into the lower folder, or import only its type.');
  process.exitCode = 1;
}
