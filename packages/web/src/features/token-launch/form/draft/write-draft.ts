import type { LaunchForm } from '@vellum/api/token-launch/launch-form';
import { writtenAmount } from '@vellum/api/typed-text/typed-amount';
import { COIN_DECIMALS, formatAmount } from '@vellum/tron/amount';
import { type DraftTexts, draftFrom } from './draft.ts';

const BPS = 10_000n;
const DAY = 86_400;

/** A form as someone would have typed it. */
export function draftOfForm(form: LaunchForm): DraftTexts {
  const { supply, tradeSupply } = form;
  return draftFrom({
    ...form,
    supply: coins(supply),
    lpSupply: percent(part(form.lpSupply, supply)),
    tradeSupply: tradeSupply && percent(part(tradeSupply, supply)),
    tradePrice: form.tradePrice && coins(form.tradePrice),
    hardCap: coins(form.hardCap),
    softCap: coins(form.softCap),
    startTime: new Date(form.startTime).toISOString(),
    endTime: new Date(form.endTime).toISOString(),
    userLpShare: percent(form.userLpShare ?? Number(BPS) - form.devShare),
    devShare: percent(form.devShare),
    backingShare: percent(form.backingShare),
    vestingDelay: days(form.vestingDelay),
    vestingInterval: days(form.vestingInterval),
    burnInterval: form.burnInterval && days(form.burnInterval),
    burnRatio: form.burnRatio && percent(form.burnRatio),
    burnStop: form.burnStop && coins(form.burnStop),
  });
}

const coins = (units: bigint) => writtenAmount(units, COIN_DECIMALS);

const percent = (bps: number) => formatAmount(BigInt(bps), 2);

const days = (seconds: number) => formatAmount(BigInt(Math.round((seconds * 100) / DAY)), 2);

/** Rounded up: the trade's part was cut to whole shares. */
function part(units: bigint, whole: bigint): number {
  return Number((units * BPS + whole - 1n) / whole);
}
