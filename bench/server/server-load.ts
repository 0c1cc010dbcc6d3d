import { Agent, request } from 'node:http';

// The client of the server bench, in a process of its own: `fork(this, [url, body])`, then `send(count)` for a round.

const [url = '', body = '', cookie = ''] = process.argv.slice(2);
const CONNECTIONS = 16;
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
const headers = {
  'content-type': 'application/x-www-form-urlencoded',
  'content-length': String(body.length),
  ...(cookie !== '' && { cookie }),
};

function ask(): Promise<void> {
  return new Promise((settle, fail) => {
    const outgoing = request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.on('end', () =>
        response.statusCode === 200
          ? settle()
          : fail(new Error(`${url} answered ${response.statusCode}`)),
      );
    });
    outgoing.on('error', fail);
    outgoing.end(body);
  });
}

process.on('message', async (count: number) => {
  const each = Math.ceil(count / CONNECTIONS);
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      for (let i = 0; i < each; i++) await ask();
    }),
  );
  process.send?.('done');
});
process.send?.('up');
