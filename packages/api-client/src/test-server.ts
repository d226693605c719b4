import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect } from 'vitest';
import { createApi } from './client.ts';
import type { ApiOptions } from './connection.ts';
import { ApiError } from './errors.ts';

/** A request that the server has received. */
export interface Seen {
  /** The HTTP method. */
  method: string | undefined;
  /** The path with its query. */
  url: string | undefined;
  /** The headers by their names in lower case. */
  headers: IncomingMessage['headers'];
  /** The whole body as text. */
  body: string;
}

export type Handler = (request: Seen, response: ServerResponse, attempt: number) => void;

/** The address of the server of `useServer`. */
export let baseUrl = '';

/** Starts a server for the tests of a file, which gives each request to `receive`. */
export function useServer(receive: (request: Seen, response: ServerResponse) => void): void {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url, headers } = request;
      receive({ method, url, headers, body: Buffer.concat(chunks).toString() }, response);
    });
  });

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
}

/** The client of the server; it waits longer than a busy machine needs. */
export const api = (options: Partial<ApiOptions> = {}) =>
  createApi({ baseUrl, timeoutMs: 20_000, ...options });
export const json = (response: ServerResponse, value: unknown, status = 200, headers = {}) => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(value));
};
export const answer =
  (data: unknown): Handler =>
  (_, response) =>
    json(response, { code: 200, message: 'success', data });
export const failure = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};
