import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { Client, Connection, Submittable } from 'pg';

type CopyConnection = Connection & {
  stream: NodeJS.ReadWriteStream & { writableNeedDrain?: boolean };
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  sendCopyFail(reason: string): void;
  endCopyFrom(): void;
};

/** What a `copy … to stdout` gives, as it comes: who reads slowly is waited for. */
export function copyOut(client: Client, statement: string): Readable {
  const query = new CopyOut(statement);
  client.query(query);
  return query.rows;
}

/** Gives a `copy … from stdin` its bytes; resolves when the server has taken all of them. */
export function copyIn(
  client: Client,
  statement: string,
  bytes: AsyncIterable<Buffer>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = (error: Error | null) => (error ? reject(error) : resolve());
    client.query(new CopyIn(statement, bytes, done));
  });
}

/** The driver calls these methods as the server's messages come in. */
class CopyOut implements Submittable {
  readonly #statement: string;
  readonly rows: Readable;
  #connection: CopyConnection | null = null;

  constructor(statement: string) {
    this.#statement = statement;
    const goOn = () => this.#connection?.stream.resume();
    this.rows = new Readable({
      read: goOn,
      // The rest comes all the same, and must not keep the connection from ending.
      destroy(error, done) {
        goOn();
        done(error);
      },
    });
  }

  submit(connection: Connection): void {
    this.#connection = connection as CopyConnection;
    this.#connection.query(this.#statement);
  }

  handleCopyData({ chunk }: { chunk: Buffer }, connection: CopyConnection): void {
    // The driver reads the next message into the same memory.
    const row = Buffer.from(chunk);
    if (!this.rows.destroyed && !this.rows.push(row)) connection.stream.pause();
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.rows.push(null);
  }

  handleError(error: Error): void {
    this.rows.destroy(error);
  }
}

class CopyIn implements Submittable {
  readonly #statement: string;
  readonly #bytes: AsyncIterable<Buffer>;
  #failure: Error | null = null;
  /** The driver puts its own in its place when the connection is lost. */
  callback: (error: Error | null) => void;

  constructor(
    statement: string,
    bytes: AsyncIterable<Buffer>,
    done: (error: Error | null) => void,
  ) {
    this.#statement = statement;
    this.#bytes = bytes;
    this.callback = done;
  }

  submit(connection: Connection): void {
    (connection as CopyConnection).query(this.#statement);
  }

  handleCopyInResponse(connection: CopyConnection): void {
    this.#send(connection).then(
      () => connection.endCopyFrom(),
      (error: Error) => {
        this.#failure = error;
        connection.sendCopyFail(error.message);
      },
    );
  }

  async #send(connection: CopyConnection): Promise<void> {
    for await (const chunk of this.#bytes) {
      connection.sendCopyFromChunk(chunk);
      if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
    }
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.callback(null);
  }

  /** What was wrong with the bytes says more than that they were taken back. */
  handleError(error: Error): void {
    this.callback(this.#failure ?? error);
  }
}
