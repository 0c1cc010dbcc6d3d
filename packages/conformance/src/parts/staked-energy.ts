import { isJsonObject, type JsonObject } from '@vellum/tron/json';
import { word } from '../code/assemble.ts';
import { STORE } from '../code/contracts.ts';
import type { Signer } from '../node/submit.ts';
import { definePart } from '../session/define-part.ts';
import { call, deploy, send } from '../session/send.ts';
import type { Pick, Session } from '../session/session.ts';

const TRX = 1_000_000n;
/** With so much staked by everyone a TRX gives about 1,500 energy: less than any call takes. */
const WEIGHT = 120_000_000;

/** A call that a stake covers in part: what is left is burnt. */
export const stakedEnergy = definePart(
  'staked energy',
  700,
  async function* (session) {
    const user = await session.funded('user', 600);
    const contract = yield* deploy(session, 'store', user, STORE);
    const whale = await crowdedOut(session, user);
    yield* send(session, 'stakes a little', user, 'FreezeBalanceV2Contract', {
      frozen_balance: TRX,
      resource: 'ENERGY',
    });
    const { EnergyLimit } = await resourcesOf(session, user);
    const { transaction } = await lastOf(call(session, 'calls', user, contract, word(1) + word(7)));
    yield await session.read(
      'receipt of a call that a stake covers in part',
      '/wallet/gettransactioninfobyid',
      { value: transaction.id },
      coverage(Number(EnergyLimit)),
    );
    if (whale !== undefined) await lastOf(unstake(session, whale));
  },
  { isAlone: true },
);

/** Stakes until the weight is reached: on a private chain a TRX would give millions. */
async function crowdedOut(session: Session, user: Signer): Promise<Whale | undefined> {
  const { TotalEnergyWeight = 0 } = await resourcesOf(session, user);
  const missing = WEIGHT - Number(TotalEnergyWeight);
  if (missing <= 0) return undefined;
  const whale = { owner: await session.funded('whale', missing + 1), stake: BigInt(missing) * TRX };
  const value = { frozen_balance: whale.stake, resource: 'ENERGY' } as const;
  await lastOf(send(session, 'crowds out', whale.owner, 'FreezeBalanceV2Contract', value));
  return whale;
}

type Whale = Readonly<{ owner: Signer; stake: bigint }>;

const unstake = (session: Session, { owner, stake }: Whale) =>
  send(session, 'makes room', owner, 'UnfreezeBalanceV2Contract', {
    unfreeze_balance: stake,
    resource: 'ENERGY',
  });

function resourcesOf(session: Session, { address }: Signer): Promise<JsonObject> {
  return session.node.post('/wallet/getaccountresource', { address });
}

/** Performs steps whose observations depend on what everyone else staked. */
async function lastOf<T>(steps: AsyncGenerator<unknown, T>): Promise<T> {
  for (;;) {
    const step = await steps.next();
    if (step.done) return step.value;
  }
}

/** How stake and burning add up: the figures depend on what everyone else staked. */
function coverage(limit: number): Pick {
  return (body) => {
    if (!isJsonObject(body)) return body;
    const {
      energy_usage = 0,
      energy_fee = 0,
      energy_usage_total,
      ...receipt
    } = body['receipt'] as JsonObject;
    const [staked, fee, total] = [energy_usage, energy_fee, energy_usage_total].map(Number) as [
      number,
      number,
      number,
    ];
    return {
      fields: Object.keys(body['receipt'] as JsonObject),
      receipt,
      energy_usage_total: total,
      'the whole stake is used': staked === limit,
      'fee of an energy that is not covered': fee / (total - staked),
      'rest of the fee': Number(body['fee']) - fee,
    };
  };
}
