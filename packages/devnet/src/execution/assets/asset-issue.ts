import type { ContractValue } from '@vellum/tron/protocol/contracts';
import { isDescription, isTokenName, isUrl } from '../../tokens/token-names.ts';
import { burn, debit, existing } from '../fees/balance.ts';
import type { NativeContract } from '../native-contract.ts';
import { addressIn } from '../owner.ts';
import { contractRefusal } from '../refusal.ts';

type Value = ContractValue<'AssetIssueContract'>;

/** Name of the chain-wide number of the newest token. */
const TOKEN_ID = 'TOKEN_ID_NUM';
const FIRST_ID = 1_000_000n;
const DAY_MS = 86_400_000;
const MOST_PRECISION = 6;
const MOST_FROZEN = 10;
const MOST_FROZEN_DAYS = 3_652n;
/** Bandwidth of a whole day, which a token's free part stays below. */
const ONE_DAY_NET = 57_600_000_000n;

/** Issues a TRC-10 token; an account can do it once. */
export const assetIssue: NativeContract<'AssetIssueContract'> = {
  validate(context, value) {
    const owner = addressIn(value.owner_address);
    if (owner === undefined) return 'Invalid ownerAddress';
    const problem =
      wordsProblem(value) ??
      timesProblem(value, context.headTime) ??
      amountsProblem(value) ??
      frozenProblem(value);
    if (problem !== undefined) return problem;
    const account = context.state.account(owner);
    if (account === undefined) return 'Account not exists';
    if (account.issued !== undefined) return 'An account can only issue one asset';
    return account.balance < context.parameters.getAssetIssueFee
      ? 'No enough balance for fee!'
      : undefined;
  },

  execute(context, value) {
    const { state, parameters } = context;
    const owner = addressIn(value.owner_address);
    if (owner === undefined) throw contractRefusal('Invalid ownerAddress');
    const number = (state.property(TOKEN_ID) ?? FIRST_ID) + 1n;
    state.putProperty(TOKEN_ID, number);
    const id = String(number);
    state.putRecord('token', id, tokenOf(value, owner, id));
    const fee = parameters.getAssetIssueFee;
    debit(state, owner, fee);
    burn(context, fee);
    const frozen = value.frozen_supply.map(({ frozen_amount, frozen_days }) => ({
      amount: frozen_amount,
      expires: Number(value.start_time) + Number(frozen_days) * DAY_MS,
    }));
    const free = frozen.reduce((left, { amount }) => left - amount, value.total_supply);
    const account = existing(state, owner);
    const tokens = { ...account.tokens, [id]: free };
    state.putAccount({ ...account, tokens, issued: { id, frozen } });
    return { fee, issuedToken: id };
  },
};

function tokenOf(value: Value, owner: NonNullable<ReturnType<typeof addressIn>>, id: string) {
  return {
    id,
    owner,
    name: value.name,
    abbreviation: value.abbr,
    totalSupply: value.total_supply,
    frozenSupply: value.frozen_supply.map(({ frozen_amount, frozen_days }) => ({
      amount: frozen_amount,
      days: frozen_days,
    })),
    trxNum: value.trx_num,
    num: value.num,
    precision: value.precision,
    startTime: Number(value.start_time),
    endTime: Number(value.end_time),
    ...(value.vote_score !== 0 && { voteScore: value.vote_score }),
    description: value.description,
    url: value.url,
    freeNetLimit: value.free_asset_net_limit,
    publicFreeNetLimit: value.public_free_asset_net_limit,
  };
}

function wordsProblem({ name, abbr, url, description, precision }: Value): string | undefined {
  if (!isTokenName(name)) return 'Invalid assetName';
  if (Buffer.from(name).toString('utf8').toLowerCase() === 'trx') return "assetName can't be trx";
  if (precision < 0 || precision > MOST_PRECISION) return 'precision cannot exceed 6';
  if (abbr.length > 0 && !isTokenName(abbr)) return 'Invalid abbreviation for token';
  if (!isUrl(url)) return 'Invalid url';
  return isDescription(description) ? undefined : 'Invalid description';
}

function timesProblem({ start_time, end_time }: Value, now: number): string | undefined {
  if (start_time === 0n) return 'Start time should be not empty';
  if (end_time === 0n) return 'End time should be not empty';
  if (end_time <= start_time) return 'End time should be greater than start time';
  return start_time <= BigInt(now) ? 'Start time should be greater than HeadBlockTime' : undefined;
}

function amountsProblem(value: Value): string | undefined {
  if (value.total_supply <= 0n) return 'TotalSupply must greater than 0!';
  if (value.trx_num <= 0) return 'TrxNum must greater than 0!';
  if (value.num <= 0) return 'Num must greater than 0!';
  if (value.public_free_asset_net_usage !== 0n) return 'PublicFreeAssetNetUsage must be 0!';
  if (value.frozen_supply.length > MOST_FROZEN) return 'Frozen supply list length is too long';
  return limitsProblem(value.free_asset_net_limit, value.public_free_asset_net_limit);
}

/** Of the bandwidth that an issuer gives away. */
export function limitsProblem(each: bigint, all: bigint): string | undefined {
  if (each < 0n || each >= ONE_DAY_NET) return 'Invalid FreeAssetNetLimit';
  return all < 0n || all >= ONE_DAY_NET ? 'Invalid PublicFreeAssetNetLimit' : undefined;
}

function frozenProblem({ frozen_supply, total_supply }: Value): string | undefined {
  let left = total_supply;
  for (const { frozen_amount, frozen_days } of frozen_supply) {
    if (frozen_amount <= 0n) return 'Frozen supply must be greater than 0!';
    if (frozen_amount > left) return 'Frozen supply cannot exceed total supply';
    if (frozen_days < 1n || frozen_days > MOST_FROZEN_DAYS) {
      return `frozenDuration must be less than ${MOST_FROZEN_DAYS} days and more than 1 days`;
    }
    left -= frozen_amount;
  }
  return undefined;
}
