import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { knownMessageKey, type OperationId, operationsTable, type WireData } from '@marketfront/api-client';
import { desc, eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { afterAll, beforeAll, inject } from 'vitest';
import { standInPaypal } from '../adapters/paypal.ts';
import { type StandInStripe, standInStripe } from '../adapters/stripe-stand-in.ts';
import { createApp, createServices } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { connect, type Database, type Db } from '../db/client.ts';
import { mailbox } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { databaseUrl, templateName } from './global-setup.ts';

export type Answer<Id extends OperationId = OperationId> = {
  code: number;
  message: string;
  data: WireData<Id>;
};

export type CallOptions = {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean>;
  body?: unknown;
  token?: string | undefined;
  headers?: Record<string, string>;
};

/** A clock that tests can set. */
export class TestClock {
  #offset = 0;
  now = (): Date => new Date(Date.now() + this.#offset);
  advance(milliseconds: number): void {
    this.#offset += milliseconds;
  }
}

/** A sandbox with its own database, for one test file. */
export class TestShop {
  readonly clock = new TestClock();
  readonly database: Database;
  readonly services: Services;
  readonly stripe: StandInStripe;
  readonly app: Hono;
  /** Receives every call; the contract test validates here. */
  observe: (id: OperationId, answer: unknown) => void = () => undefined;

  constructor(database: Database, config: Config) {
    this.database = database;
    this.stripe = standInStripe(database.db, config);
    const paypal = standInPaypal(database.db, config);
    this.services = createServices({
      db: database.db,
      config,
      clock: this.clock,
      stripe: this.stripe,
      paypal,
    });
    this.app = createApp(this.services);
  }

  get db(): Db {
    return this.database.db;
  }

  /** Calls an operation by its id and returns the whole envelope. */
  async call<Id extends OperationId>(id: Id, options: CallOptions = {}): Promise<Answer<Id>> {
    const operation = operationsTable.find(({ operationId }) => operationId === id);
    if (!operation) throw new Error(`no operation ${id}`);
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(options.params?.[name] ?? '')),
    );
    const query = new URLSearchParams(
      Object.entries(options.query ?? {}).map(([name, value]) => [name, String(value)]),
    );
    const isRaw =
      typeof options.body === 'string' ||
      options.body instanceof FormData ||
      options.body instanceof URLSearchParams;
    const headers: Record<string, string> = { 'form-type': 'pc', ...options.headers };
    if (options.token) headers['authori-zation'] = options.token;
    if (options.body !== undefined && !isRaw) headers['content-type'] ??= 'application/json';
    const init: RequestInit = { method: operation.method, headers };
    if (options.body !== undefined && operation.method === 'POST') {
      init.body = isRaw ? (options.body as BodyInit) : JSON.stringify(options.body);
    }
    const response = await this.app.request(`${path}${query.size > 0 ? `?${query}` : ''}`, init);
    const answer = (await response.json()) as Answer<Id>;
    await this.services.background.finish();
    assertTranslatable(answer);
    this.observe(id, answer);
    return answer;
  }

  /** Like `call`, for calls that must succeed: returns the data. */
  async get<Id extends OperationId>(id: Id, options: CallOptions = {}): Promise<WireData<Id>> {
    const answer = await this.call(id, options);
    if (answer.code !== 200) throw new Error(`${id}: ${answer.code} ${answer.message}`);
    return answer.data;
  }

  /** The newest code that was sent to an address. */
  async readCode(to: string): Promise<string> {
    const [row] = await this.db
      .select()
      .from(mailbox)
      .where(eq(mailbox.to, to))
      .orderBy(desc(mailbox.id))
      .limit(1);
    const code = /\b\d{6}\b/.exec(row?.text ?? '')?.[0];
    if (!code) throw new Error(`no code was sent to ${to}`);
    return code;
  }
}

/** Shops show every refusal in the shopper's language, so each message needs a key. */
function assertTranslatable({ code, message }: { code: number; message: string }): void {
  if (code !== 200 && knownMessageKey(message) === undefined)
    throw new Error(`The message "${message}" is not one of api-client/src/known-messages.ts.`);
}

let files = 0;

/** Gives each test file a copy of the seeded database, which is dropped when the file is done. */
export function useShop(): { readonly shop: TestShop } {
  const holder: { shop?: TestShop } = {};
  let cleanUp: () => Promise<void> = async () => undefined;
  beforeAll(async () => {
    const postgresUrl = inject('postgresUrl');
    const name = `t_${process.pid}_${++files}_${randomBytes(4).toString('hex')}`;
    // The server starts a process for each connection, which takes long where many things run at once.
    const admin = connect(postgresUrl, { connections: 1, connectionTimeout: 60_000 });
    await admin.pool.query(`CREATE DATABASE ${name} TEMPLATE ${templateName}`);
    const dataDir = await mkdtemp(join(tmpdir(), 'marketfront-files-'));
    const database = connect(databaseUrl(postgresUrl, name));
    holder.shop = new TestShop(database, { ...readConfig({ RATE_LIMIT_FACTOR: '1000' }), dataDir });
    cleanUp = async () => {
      await database.close();
      await admin.pool.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await admin.close();
      await rm(dataDir, { recursive: true, force: true });
    };
  });
  afterAll(() => cleanUp());
  return {
    get shop() {
      if (!holder.shop) throw new Error('the shop is open inside tests only');
      return holder.shop;
    },
  };
}
