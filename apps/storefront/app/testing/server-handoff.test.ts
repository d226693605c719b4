import { createRequestHandler, type EntryContext, type ServerBuild } from 'react-router';
import { expect, it, vi } from 'vitest';

// `patches/react-router`: the library encodes the data of each page, also for a document that the shop has already.

/** Answers one page whose data is `data`. */
async function answer(data: object, respond: (entry: EntryContext) => Promise<string>) {
  const build = {
    entry: {
      module: {
        default: async (_request: Request, _status: number, _headers: Headers, entry: EntryContext) =>
          new Response(await respond(entry)),
      },
    },
    routes: { root: { id: 'root', path: '', module: { default: () => null, loader: () => data } } },
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    assetsBuildDirectory: '',
    basename: '/',
    future: {},
    isSpaMode: false,
    prerender: [],
    publicPath: '/',
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
    ssr: true,
  } as unknown as ServerBuild;
  const response = await createRequestHandler(build, 'production')(new Request('http://localhost/'));
  return response.text();
}

it('encodes the data of a page only for a document that is rendered', async () => {
  const read = vi.fn<() => string>(() => 'Jug');
  const product = Object.defineProperty({}, 'name', { enumerable: true, get: read });
  expect(await answer(product, async () => 'known')).toBe('known');
  expect(read).not.toHaveBeenCalled();

  const encoded = await answer(product, async ({ serverHandoffStream }) =>
    new Response(serverHandoffStream).text(),
  );
  expect(encoded).toContain('"Jug"');
});
