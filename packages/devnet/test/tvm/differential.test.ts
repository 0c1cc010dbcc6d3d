import { Common, Hardfork, Mainnet } from '@ethereumjs/common';
import { createEVM } from '@ethereumjs/evm';
import { createAddressFromString } from '@ethereumjs/util';
import { toHex } from '@vellum/tron/bytes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parametersOf } from '../../src/params/presets.ts';
import { MAINNET_GENESIS_ID } from '../../src/tvm/machine.ts';
import { rulesOf } from '../../src/tvm/rules.ts';
import { playBare } from '../vectors/play-bare.ts';
import { program } from './random-program.ts';

const rules = rulesOf(parametersOf('mainnet'), MAINNET_GENESIS_ID);
const address = createAddressFromString('0xabd4b9367799eaa3197fecb144eb71de1e049abc');

describe('operations that TRON shares with Ethereum', () => {
  it('compute what EthereumJS computes', async () => {
    const common = new Common({ chain: Mainnet, hardfork: Hardfork.Cancun });
    const evm = await createEVM({ common });
    await fc.assert(
      fc.asyncProperty(program, fc.uint8Array({ maxLength: 80 }), async (code, data) => {
        const theirs = await evm.runCode({
          code,
          data,
          to: address,
          caller: address,
          gasLimit: 10_000_000n,
        });
        const { frame, fault } = playBare(rules, { code, data, energyLimit: 10_000_000 });
        expect(theirs.exceptionError).toBeUndefined();
        expect(fault).toBeUndefined();
        expect(toHex(frame.output)).toBe(toHex(theirs.returnValue));
      }),
      { numRuns: 500 },
    );
  });
});
