import { Agent, get } from 'node:http';

// The listeners of the streams bench, in a process of their own: `fork(this, [url, count])`. It says when all of them
// listen; then for every number sent when so many events have come to them.

const [url = '', count = '0'] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
/** Opened at once; more would only wait for each other. */
const AT_ONCE = 50;

let heard = 0;
let awaited = Number.POSITIVE_INFINITY;

function take(chunk: string): void {
  heard += chunk.split('event: trade\n').length - 1;
  if (heard < awaited) return;
  heard -= awaited;
  awaited = Number.POSITIVE_INFINITY;
  process.send?.('heard');
}

/** Everyone has a network of their own, as the proxy in front would say. */
const networkOf = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

function listen(n: number): Promise<void> {
  return new Promise((settle, fail) => {
    const headers = { 'x-forwarded-for': networkOf(n) };
    const request = get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) fail(new Error(`${url} answered ${response.statusCode}`));
      response.setEncoding('utf8').on('data', take);
      settle();
    });
    request.on('error', fail);
  });
}

process.on('message', (events: number) => {
  awaited = events;
  take('');
});

for (let opened = 0; opened < Number(count); opened += AT_ONCE) {
  const left = Math.min(AT_ONCE, Number(count) - opened);
  await Promise.all(Array.from({ length: left }, (_, n) => listen(opened + n)));
}
process.send?.('open');
