import { parentPort, workerData } from 'node:worker_threads';
import type {
  DrawMessage,
  FirstView,
  ToMain,
  ToWorker,
  WantedView,
} from './first-view-messages.ts';

// Draws pages of the app in a thread of its own: a page that takes long keeps nobody else waiting.

/** Bytes of a view, answers included: a larger one is no quick sight of a page, and nothing to keep for others. */
const LARGEST = 512 * 1024;

type Draw = (wanted: WantedView, rest: () => Promise<void>) => Promise<FirstView>;

const port = parentPort;
if (port === null) throw new Error('this runs as a thread only');
const say = (message: ToMain) => port.postMessage(message);
const waiting = new Map<number, (answer: Response) => void>();
let asked = 0;

/** The page asks as in a browser. */
globalThis.fetch = ((place: string | URL, init: RequestInit = {}) =>
  new Promise<Response>((settle) => {
    const id = ++asked;
    waiting.set(id, settle);
    const headers = Object.fromEntries(new Headers(init.headers));
    const body = init.body === undefined ? null : String(init.body);
    say({ kind: 'ask', id, address: String(place), method: init.method ?? 'GET', headers, body });
  })) as typeof fetch;

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
const answered = () => new Promise<unknown>((resolve) => port.once('message', resolve));

/** Answers are worked through within a few turns, and may lead to another question. */
async function rest(): Promise<void> {
  for (let quiet = 0; quiet < 3; quiet++) {
    for (; waiting.size > 0; quiet = 0) await answered();
    await turn();
  }
}

const { drawFirstView } = (await import(workerData.file)) as { drawFirstView: Draw };

port.on('message', (message: ToWorker) => {
  if (message.kind === 'draw') void draw(message);
  else {
    const settle = waiting.get(message.id);
    waiting.delete(message.id);
    const { answer } = message;
    if (answer !== null) settle?.(new Response(answer.body, { status: answer.status }));
  }
});
say({ kind: 'ready' });

async function draw({ wanted }: DrawMessage): Promise<void> {
  try {
    const view = await drawFirstView(wanted, rest);
    if (sizeOf(view) > LARGEST) say({ kind: 'failed', reason: `${wanted.address} is too large` });
    else say({ kind: 'drawn', view });
  } catch (error) {
    say({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
}

const sizeOf = ({ markup, answers }: FirstView) =>
  Buffer.byteLength(markup) + Buffer.byteLength(answers);
