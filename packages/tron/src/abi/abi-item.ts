/** A parameter of a JSON ABI. */
export type AbiParameter = Readonly<{
  name?: string | undefined;
  type: string;
  components?: readonly AbiParameter[] | undefined;
  indexed?: boolean | undefined;
}>;

/** An item of a JSON ABI, as compilers write it and as `ox` parses it. */
export type AbiItem = Readonly<{
  type: string;
  name?: string | undefined;
  inputs?: readonly AbiParameter[] | undefined;
  outputs?: readonly AbiParameter[] | undefined;
  anonymous?: boolean | undefined;
  /** Of a function: `view` and `pure` ones change nothing. */
  stateMutability?: string | undefined;
}>;

export type Abi = readonly AbiItem[];
export type AbiKind = 'function' | 'event' | 'error';
