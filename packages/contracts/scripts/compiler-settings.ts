/**
 * Legacy pipeline on purpose: viaIR splits writes to one packed slot, and the TVM charges every write in full.
 * Without the metadata hash a changed comment does not change the bytecode.
 */
export const compilerSettings = {
  optimizer: { enabled: true, runs: 200 },
  evmVersion: 'cancun',
  viaIR: false,
  metadata: { bytecodeHash: 'none' },
};

/**
 * The router's compiler knows no later EVM. It is deployed once and called often, so it has its authors' runs; the pair has
 * the 200 of all others, since every launch creates one and pays 200 energy a byte.
 */
export const routerSettings = {
  optimizer: { enabled: true, runs: 999_999 },
  evmVersion: 'istanbul',
  metadata: { bytecodeHash: 'none' },
};

/** As the authors of the DEX compile it, for comparison. */
export const originalDexSettings = {
  optimizer: { enabled: true, runs: 999_999 },
  evmVersion: 'istanbul',
};
