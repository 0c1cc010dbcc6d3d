import {
  CREATOR_LOCK,
  DAY,
  MAX_BURN_RATE,
  MAX_OUTSIDE_PART,
} from '@vellum/api/token-launch/launch-limits';
import type { ReactNode } from 'react';
import { shownName } from '../../../shared/coins/coin.ts';
import { percentText } from '../../../shared/format/percent.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import type { FieldNote } from '../../../shared/ui/fields/field.tsx';
import { percent } from './draft/read-draft.ts';
import { Fields } from './fields.tsx';
import { exact } from './figures.ts';
import { NumberField } from './number-field.tsx';
import { supplyShares, typedShares } from './percent-split.ts';
import { type SharePart, SharesBar } from './shares-bar.tsx';
import { launchFormTexts } from './texts.ts';
import type { UsedForm } from './use-launch-form.ts';

const most = percentText(10_000 / Number(MAX_OUTSIDE_PART));

/** Who gets which part of the tokens. */
export function StepSupply({ form }: Readonly<{ form: UsedForm }>): ReactNode {
  const t = useTexts(launchFormTexts);
  const { partial, draft } = form;
  const whole = partial.supply;
  return (
    <>
      <SharesBar label={t('supplyBar')} parts={useSupplyParts(form)} />
      <NumberField
        form={form}
        field="lpSupply"
        label={t('lpSupply')}
        aside={whole !== undefined && t('ofSupply', { amount: exact(whole) })}
        unit={t('percent')}
        decimals={2}
        note={useCreatorNote(form)}
      />
      <NumberField
        form={form}
        field="tradeSupply"
        label={t('tradeSupply')}
        aside={t('atMost', { most })}
        unit={t('percent')}
        decimals={2}
        placeholder="0"
      />
      {(percent(draft.tradeSupply) ?? 0) > 0 && <TradeFields form={form} />}
      <BurnFields form={form} />
    </>
  );
}

function useSupplyParts({ partial, draft }: UsedForm): readonly SharePart[] {
  const t = useTexts(launchFormTexts);
  const { liquidity, trade, creator, over } = partial.supply
    ? supplyShares(partial)
    : typedShares(draft);
  return [
    { name: t('partLiquidity'), bps: liquidity, look: 'primary' },
    { name: t('partTrade'), bps: trade, look: 'hatched' },
    { name: t('partCreator'), bps: creator, look: 'accent' },
    { name: t('partOver'), bps: over, look: 'over' },
  ];
}

function useCreatorNote({ partial, draft }: UsedForm): FieldNote | undefined {
  const t = useTexts(launchFormTexts);
  const { supply, lpSupply, tradeSupply = 0n, vestingDelay = 0 } = partial;
  if (supply === undefined || lpSupply === undefined) return undefined;
  const rest = supply - lpSupply - tradeSupply;
  if (rest < 0n) return undefined;
  if (rest === 0n) return { kind: 'good', text: t('creatorNothing') };
  const { vestingInterval = 0, vestingRounds = 1 } = partial;
  const vesting = vestingDelay + (vestingRounds - 1) * vestingInterval;
  const days = Math.ceil(Math.max(CREATOR_LOCK, vesting) / DAY);
  const text = t('creatorPart', {
    tokens: exact(rest),
    symbol: shownName(draft.symbol.trim()),
    days,
  });
  return { kind: 'hint', text };
}

function TradeFields({ form }: Readonly<{ form: UsedForm }>): ReactNode {
  const t = useTexts(launchFormTexts);
  return (
    <Fields title={t('tradeTitle')} text={t('tradeText')}>
      <div className="grid grid-cols-2 gap-4">
        <NumberField form={form} field="tradeShares" label={t('tradeShares')} decimals={0} />
        <NumberField form={form} field="tradeMaxShares" label={t('tradeMaxShares')} decimals={0} />
      </div>
      <NumberField
        form={form}
        field="tradePrice"
        label={t('tradePrice')}
        unit="TRX"
        note={useTradeNote(form)}
      />
    </Fields>
  );
}

function useTradeNote({ partial, draft }: UsedForm): FieldNote | undefined {
  const t = useTexts(launchFormTexts);
  const { tradeSupply, tradeShares } = partial;
  if (!tradeSupply || !tradeShares) return undefined;
  const tokens = exact(tradeSupply / BigInt(tradeShares));
  return {
    kind: 'hint',
    text: t('tradeShareGives', { tokens, symbol: shownName(draft.symbol.trim()) }),
  };
}

function BurnFields({ form }: Readonly<{ form: UsedForm }>): ReactNode {
  const t = useTexts(launchFormTexts);
  return (
    <Fields title={t('burnTitle')} text={t('burnText')}>
      <div className="grid grid-cols-2 gap-4 max-[374px]:grid-cols-1">
        <NumberField
          form={form}
          field="burnRatio"
          label={t('burnRatio')}
          aside={t('atMost', { most: percentText(MAX_BURN_RATE) })}
          unit={t('percent')}
          decimals={2}
        />
        <NumberField
          form={form}
          field="burnInterval"
          label={t('burnInterval')}
          unit={t('days')}
          decimals={2}
        />
      </div>
      <NumberField
        form={form}
        field="burnStop"
        label={t('burnStop')}
        unit={form.draft.symbol.trim()}
        placeholder="0"
      />
    </Fields>
  );
}
