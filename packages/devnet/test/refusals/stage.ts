import { addressBytes, type HexAddress } from '@vellum/tron/address';
import { utf8ToBytes } from '@vellum/tron/bytes';
import type { ContractInput, ContractType } from '@vellum/tron/protocol/contracts';
import { createDevnet, type Devnet, type DevnetOptions } from '../../src/index.ts';
import { COUNTER, deploy } from '../bytecode.ts';
import { mined, type Signer, signed } from '../signed.ts';

export const TRX = 1_000_000n;
export const START = 1_780_000_000_000;
export const DAY = 86_400_000n;
export const TOKEN = utf8ToBytes('1000001');
export const NO_ADDRESS = Uint8Array.of(0x41, 1);
export const NOBODY = `41${'5e'.repeat(20)}` as HexAddress;

/** A chain with a token, an exchange, a stake and a contract of Alice; Bob has TRX alone, and Carol nothing. */
export type Stage = Readonly<{
  devnet: Devnet;
  alice: Signer;
  bob: Signer;
  carol: Signer;
  contract: HexAddress;
  /** java-tron's reason why the contract could not be executed; `taken` when it could. */
  reason: (by: Signer, refused: Refused) => Promise<string>;
}>;

/** A contract type with the fields of its message. */
export type Refused = {
  [T in ContractType]: readonly [type: T, fields: ContractInput<T>];
}[ContractType];

/** A token that could be issued. */
export const tokenTerms = {
  name: utf8ToBytes('Cumin'),
  abbr: utf8ToBytes('CUM'),
  total_supply: 1_000_000n,
  frozen_supply: [{ frozen_amount: 10n, frozen_days: 1n }],
  trx_num: 1,
  num: 1,
  precision: 2,
  start_time: BigInt(START) + DAY,
  end_time: BigInt(START) + 9n * DAY,
  description: utf8ToBytes('Seeds'),
  url: utf8ToBytes('https://cumin.example'),
};

export async function setStage(
  parameters: NonNullable<DevnetOptions['parameters']> = {},
): Promise<Stage> {
  const devnet = await createDevnet({ clock: () => START, parameters });
  const { chain } = devnet;
  const [, alice, bob, carol] = devnet.accounts as readonly Signer[] as [
    Signer,
    Signer,
    Signer,
    Signer,
  ];
  await devnet.edit([{ kind: 'balance', address: carol.address, balance: 0n }]);
  const contract = await deploy(chain, alice, COUNTER);
  return {
    devnet,
    alice,
    bob,
    carol,
    contract,
    reason: async (by, [type, fields]) => {
      const { contract: asked } = signed(chain, by, type, fields as never);
      return (await chain.validate(asked)) ?? 'taken';
    },
  };
}

/** What some refusals need to be there. */
export async function furnish({ devnet: { chain }, alice, bob }: Stage): Promise<void> {
  const stake = { frozen_balance: 100n * TRX, resource: 'ENERGY' } as const;
  const loan = {
    receiver_address: addressBytes(bob.address),
    balance: 10n * TRX,
    resource: 'ENERGY',
    lock: true,
    lock_period: 200_000n,
  } as const;
  await mined(chain, signed(chain, alice, 'AssetIssueContract', tokenTerms));
  await mined(
    chain,
    signed(chain, alice, 'ExchangeCreateContract', {
      first_token_id: TOKEN,
      first_token_balance: 1_000n,
      second_token_id: utf8ToBytes('_'),
      second_token_balance: 300n * TRX,
    }),
  );
  await mined(chain, signed(chain, alice, 'FreezeBalanceV2Contract', stake));
  await mined(chain, signed(chain, alice, 'DelegateResourceContract', loan));
}
