/** No node gave an answer: unreachable, overloaded or too slow. Worth trying again. */
export class NodeUnreachable extends Error {
  override name = 'NodeUnreachable';
  /** Milliseconds after which a node asked to be tried again; 0 when none did. */
  readonly retryAfter: number;

  constructor(path: string, causes: readonly unknown[], retryAfter: number) {
    super(`no node answered ${path}`, { cause: new AggregateError(causes) });
    this.retryAfter = retryAfter;
  }
}

/** A node understood the request and declined it; trying again changes nothing. */
export class NodeRefused extends Error {
  override name = 'NodeRefused';
  /** java-tron's response code, or the HTTP status as text. */
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** A node would not take a signed transaction; `code` is java-tron's, such as `SIGERROR`. */
export class TransactionRejected extends Error {
  override name = 'TransactionRejected';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** A contract refused a call. `data` tells why: see `decodeRevert`. */
export class ContractReverted extends Error {
  override name = 'ContractReverted';
  readonly data: Uint8Array;

  constructor(message: string, data: Uint8Array) {
    super(message);
    this.data = data;
  }
}

/** What a node answered is not what the protocol says; a bug there or here. */
export class MalformedAnswer extends Error {
  override name = 'MalformedAnswer';
}
