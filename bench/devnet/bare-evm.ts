import { Common, Hardfork, Mainnet } from '@ethereumjs/common';
import { createEVM } from '@ethereumjs/evm';
import { createAddressFromString } from '@ethereumjs/util';

const gasLimit = 10_000_000n;
const caller = createAddressFromString(`0x${'11'.repeat(20)}`);

/** A contract on EthereumJS as it comes out of the box: no chain, no signatures, no blocks. */
export type BareContract = Readonly<{
  /** Runs a call from the deployer; throws when it reverts. */
  call(data: Uint8Array): Promise<void>;
}>;

export async function deployBare(initCode: Uint8Array): Promise<BareContract> {
  const common = new Common({ chain: Mainnet, hardfork: Hardfork.Cancun });
  const evm = await createEVM({ common });
  const { createdAddress: to } = await evm.runCall({ caller, data: initCode, gasLimit });
  if (!to) throw new Error('the contract was not created');
  return {
    async call(data) {
      const { execResult } = await evm.runCall({ caller, to, data, gasLimit });
      if (execResult.exceptionError) throw execResult.exceptionError;
    },
  };
}
