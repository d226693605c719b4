import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { refuseSms, smtpMailer } from './mailer.ts';

/** A mail server that accepts one mail (RFC 5321). */
async function startSmtp() {
  let received = '';
  const server = createServer((socket) => {
    let isData = false;
    socket.write('220 mail.test\r\n');
    socket.on('data', (chunk) => {
      received += chunk.toString();
      if (isData) {
        if (!received.endsWith('\r\n.\r\n')) return;
        isData = false;
        socket.write('250 taken\r\n');
        return;
      }
      isData = chunk.toString().endsWith('DATA\r\n');
      socket.write(isData ? '354 go on\r\n' : '250 ok\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received: () => received };
}

it('tells mail programs where to stop mails, where they can be stopped', async () => {
  const message = { channel: 'email', to: 'ann@mail.test', subject: 'Hello', text: 'Hello' } as const;
  for (const unsubscribe of ['https://api.test/mail/unsubscribe/a/b', undefined]) {
    const { url, received } = await startSmtp();
    await smtpMailer(url, 'shop@mail.test', refuseSms).send({ ...message, unsubscribe });
    expect(received()).toContain('Subject: Hello');
    expect(received().includes(`List-Unsubscribe: <${unsubscribe}>`)).toBe(unsubscribe !== undefined);
    expect(received().includes('List-Unsubscribe-Post: List-Unsubscribe=One-Click')).toBe(
      unsubscribe !== undefined,
    );
  }
});
