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
 * The DEX's compilers know no later EVM. 200 runs instead of its authors' 999,999: every launch creates a pair and pays
 * 200 energy a byte, so the smaller code saves about 510,000 energy a launch.
 */
export const dexSettings = { optimizer: { enabled: true, runs: 200 }, evmVersion: 'istanbul' };

/** The router is deployed once and called often. 0.6 can leave the metadata hash out, 0.5 cannot. */
export const routerSettings = {
  ...dexSettings,
  optimizer: { enabled: true, runs: 999_999 },
  metadata: { bytecodeHash: 'none' },
};
