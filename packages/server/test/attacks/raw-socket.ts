import { connect, type Socket } from 'node:net';

/** A connection by hand: what no proper client would send can be sent. */
export type RawSocket = Readonly<{
  socket: Socket;
  /** All that came so far. */
  text(): string;
  closed: Promise<void>;
}>;

/** Another address of the loopback stands for another network. */
export type From = Readonly<{ localAddress?: string }>;

/** Opens a connection, and reads until it is told not to. */
export async function open(url: string, from: From = {}): Promise<RawSocket> {
  const { hostname, port } = new URL(url);
  const socket = connect({ port: Number(port), host: hostname, ...from });
  const chunks: string[] = [];
  socket.on('data', (chunk) => chunks.push(chunk.toString('latin1')));
  // Being cut off is what most attackers are to meet.
  socket.on('error', () => undefined);
  const closed = new Promise<void>((settle) => socket.once('close', () => settle()));
  await Promise.race([new Promise((settle) => socket.once('connect', settle)), closed]);
  return { socket, text: () => chunks.join(''), closed };
}

/** Sends the text as it is and gives all that comes until the server closes. */
export async function talk(url: string, text: string, from: From = {}): Promise<string> {
  const { socket, text: heard, closed } = await open(url, from);
  socket.write(text, 'latin1');
  await closed;
  return heard();
}

/** A request whose path and headers go out as they are written. */
export const requestText = (
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): string => {
  const lines = Object.entries({ host: 'vellum.example', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}connection: close\r\n\r\n`;
};

export const statusIn = (answer: string): number =>
  Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
