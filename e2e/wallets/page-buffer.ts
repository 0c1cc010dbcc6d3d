/** What the provider needs of Node's Buffer, which the packed script of the wallet brings along as well. */
export const Buffer = {
  from: (bytes: Uint8Array) => ({
    toString: () => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
  }),
  isBuffer: () => false,
};
