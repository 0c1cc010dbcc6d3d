import { get, type IncomingMessage } from 'node:http';

export type StreamedEvent = Readonly<{ id: string | null; event: string; data: unknown }>;

/** A listener of server-sent events, as browsers are. */
export type EventStream = Readonly<{
  status: number;
  events: StreamedEvent[];
  /** The id it would come back with. */
  lastId(): string | null;
  ended: Promise<void>;
  close(): void;
}>;

/** Connects and collects; the headers may hold a cookie and Last-Event-ID. */
export async function listen(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<EventStream> {
  const response = await new Promise<IncomingMessage>((settle, fail) => {
    get(url, { headers, agent: false }, settle).on('error', fail);
  });
  const events: StreamedEvent[] = [];
  let lastId: string | null = null;
  let rest = '';
  response.setEncoding('utf8');
  response.on('data', (chunk: string) => {
    const blocks = (rest + chunk).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const fields = fieldsOf(block);
      if (fields['id'] !== undefined) lastId = fields['id'];
      const { id = null, event = 'message', data } = fields;
      if (data !== undefined) events.push({ id, event, data: JSON.parse(data) });
    }
  });
  const ended = new Promise<void>((settle) => {
    response.on('close', () => settle());
    response.on('error', () => settle());
  });
  return {
    status: response.statusCode ?? 0,
    events,
    lastId: () => lastId,
    ended,
    close: () => response.destroy(),
  };
}

function fieldsOf(block: string): Readonly<Record<string, string>> {
  const pairs = block.split('\n').map((line) => line.split(/: ?(.*)/s).slice(0, 2));
  return Object.fromEntries(pairs.filter(([name]) => name !== ''));
}
