import { serversPort } from './ports.ts';

/**
 * After all journeys: the logs of the servers must not contain anything that a shopper has typed
 * (`personal-data-in-logs.ts`).
 */
export default async function searchLogs(): Promise<void> {
  const answer = await fetch(`http://localhost:${serversPort}/personal-data-in-logs`);
  const found = await answer.text();
  if (!answer.ok || found) throw new Error(`Personal data in the logs of the servers:\n${found}`);
}
