import { Agent, request } from 'node:http';

type Question = Readonly<{ url: string; calls: number; body: string }>;

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Makes constant calls one after the other; answers with their times in milliseconds. */
process.on('message', async ({ url, calls, body }: Question) => {
  const times: number[] = [];
  for (let call = 0; call < calls; call++) {
    const start = performance.now();
    await post(`${url}/wallet/triggerconstantcontract`, body);
    times.push(performance.now() - start);
  }
  process.send?.(times);
});

function post(url: string, body: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-length': Buffer.byteLength(body) };
    const outgoing = request(url, { agent, method: 'POST', headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () =>
        text.includes('"constant_result"') ? resolve() : reject(new Error(text)),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
