const sources = import.meta.glob<string>('../../packages/ui/src/recipes/*-page.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** `Home page` → the code of `recipes/home-page.tsx`, with the imports for a consumer of the package. */
export function recipeSource(title: string): string | undefined {
  const file = `/${title.toLowerCase().replaceAll(' ', '-')}.tsx`;
  const source = Object.entries(sources).find(([path]) => path.endsWith(file))?.[1];
  return source?.replaceAll(
    /'\.\.\/(?:commerce|primitives)\/([\w-]+)\/[\w-]+\.tsx'/g,
    "'@marketfront/ui/$1'",
  );
}
