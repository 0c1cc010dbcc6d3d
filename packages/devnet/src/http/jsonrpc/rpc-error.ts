/** Codes of JSON-RPC 2.0, and the one that Ethereum clients know for a call that failed. */
export const rpcCodes = {
  parse: -32700,
  request: -32600,
  method: -32601,
  params: -32602,
  internal: -32603,
  execution: -32000,
} as const;

/** A refusal of one call, as clients are told of it. */
export class RpcError extends Error {
  override readonly name = 'RpcError';
  readonly code: number;
  /** What a reverted call returned, 0x hex. */
  readonly data: string | undefined;

  constructor(kind: keyof typeof rpcCodes, message: string, data?: string) {
    super(message);
    this.code = rpcCodes[kind];
    this.data = data;
  }
}

export const invalidParams = (message: string): RpcError => new RpcError('params', message);
