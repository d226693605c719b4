#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { checkConformance, conforms, isProblem } from './check.ts';
import { report } from './report.ts';

const usage = `Usage: marketfront-conformance <url> [options]

Calls a back end as a Marketfront shop would and compares its answers with the contract (openapi.yaml).
Changes nothing unless told to.

  --token <token>   a shopper's token: also tries the calls that need one
  --write           also tries calls that take themselves back (favourite, follow); needs --token
  --timeout <ms>    for one answer, 10000 by default
  --problems        shows only the calls that keep a shop from working
  --json            the findings as JSON
  --help

Ends with 0 when a shop can work on the back end, 1 when it cannot, 2 when it could not be asked.`;

function fail(message: string): never {
  console.error(`${message}\n\n${usage}`);
  process.exit(2);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        token: { type: 'string' },
        write: { type: 'boolean', default: false },
        timeout: { type: 'string', default: '10000' },
        problems: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

const { positionals, values } = readArguments();
if (values.help) {
  console.log(usage);
  process.exit(0);
}
const [baseUrl] = positionals;
if (baseUrl === undefined) fail('Which back end? Give its address, e.g. https://api.example.com');
if (!/^https?:\/\//.test(baseUrl) || !URL.canParse(baseUrl)) fail(`"${baseUrl}" is not an http address.`);
if (values.write && values.token === undefined) fail('--write acts for a shopper: pass --token too.');
const timeoutMs = Number(values.timeout);
if (!Number.isInteger(timeoutMs) || timeoutMs <= 0)
  fail(`--timeout is milliseconds, not "${values.timeout}".`);

try {
  await fetch(baseUrl, { signal: AbortSignal.timeout(timeoutMs) });
} catch (error) {
  const { cause } = error as { cause?: { code?: string } };
  console.error(
    `${baseUrl} does not answer${cause?.code ? ` (${cause.code})` : ''}. Is it running, and reachable from here?`,
  );
  process.exit(2);
}
const findings = await checkConformance({ baseUrl, token: values.token, write: values.write, timeoutMs });
const { problems } = values;
const shown = problems ? findings.filter(isProblem) : findings;
console.log(values.json ? JSON.stringify(shown, null, 2) : report(findings, { problems }));
process.exit(conforms(findings) ? 0 : 1);
