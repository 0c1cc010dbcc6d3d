import { paths } from '@vellum/api/wire/paths';
import type { FaultClient } from '../../packages/server/test/faults/fault-client.ts';
import type { Person } from '../../packages/server/test/orders/order-chain.ts';
import { type EventStream, listen } from '../../packages/server/test/stream/event-stream.ts';
import { pass } from './pace.ts';
import type { Json } from './scene.ts';

/** Someone whose page listens to the stream and comes back where it was cut off. */
export class Listener {
  readonly who: Person;
  readonly #url: string;
  readonly #client: FaultClient;
  readonly #heard = new Set<string>();
  #lastId: string | null = null;
  #cuts = 0;
  #stream: EventStream | null = null;

  constructor(url: string, client: FaultClient, who: Person) {
    this.who = who;
    this.#url = url;
    this.#client = client;
  }

  /** Ends of orders that the stream told of, as `order state`. */
  heard(): ReadonlySet<string> {
    this.#take();
    return this.#heard;
  }

  cuts(): number {
    return this.#cuts;
  }

  /** Until the soak is over for listeners too. */
  async listen(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const cookie = this.#client.cookieOf(this.who);
      const back = this.#lastId === null ? {} : { 'last-event-id': this.#lastId };
      const headers = { cookie, 'x-forwarded-for': networkAddressOf(this.who), ...back };
      this.#stream = await listen(this.#url + paths.activity.stream, headers).catch(() => null);
      if (this.#stream?.status === 200) await this.#stayOn(this.#stream, isOver);
      this.#take();
      this.#stream?.close();
      await pass(500, isOver);
    }
  }

  async #stayOn(stream: EventStream, isOver: () => boolean): Promise<void> {
    let isCut = false;
    void stream.ended.then(() => {
      isCut = true;
    });
    while (!isCut && !isOver()) {
      await pass(500, () => isCut || isOver());
      this.#take();
    }
    if (isCut) this.#cuts += 1;
  }

  /** Keeps what matters and lets the rest go: a stream may last for hours. */
  #take(): void {
    const { events = [] } = this.#stream ?? {};
    this.#lastId = this.#stream?.lastId() ?? this.#lastId;
    for (const { data } of events.splice(0) as Json[]) {
      const { topic, payload, final } = data ?? {};
      if (topic === 'order' && final) this.#heard.add(`${payload.orderId} ${payload.state}`);
    }
  }
}

/** Everyone has a network address of their own. */
export function networkAddressOf({ hex }: Person): string {
  const parts = [hex.slice(2, 4), hex.slice(4, 6), hex.slice(6, 8)];
  return ['10', ...parts.map((part) => String(Number.parseInt(part, 16)))].join('.');
}
