import type { LaunchLimits } from '@vellum/api/token-launch/launch-limits';
import type { VestingRound } from '@vellum/api/token-launch/launch-preview';
import type { LaunchDraft } from '@vellum/api/token-launch/launch-rule';
import type { ReactNode } from 'react';
import { shownName } from '../../../shared/coins/coin.ts';
import { dateTimeText } from '../../../shared/format/date.ts';
import { percentText } from '../../../shared/format/percent.ts';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Figure } from '../../../shared/paid-action/fact.tsx';
import { AddressFull } from '../../../shared/ui/address/address-full.tsx';
import { Section } from '../../../shared/ui/lists/section.tsx';
import type { BuyerView } from './buyer-view.ts';
import { CostPart, type LaunchCost } from './cost-part.tsx';
import { count, exact, ofHundred } from './figures.ts';
import { lpShares } from './percent-split.ts';
import { PreviewPart } from './preview-card.tsx';
import { launchFormTexts } from './texts.ts';
import type { UsedForm } from './use-launch-form.ts';

const DAY = 86_400n;
/** More rounds than these are told by the first and the last. */
const SHOWN = 12;

/** When which part of the LP is the buyers' to take. */
function VestingTable({ rounds }: Readonly<{ rounds: readonly VestingRound[] }>): ReactNode {
  const t = useTexts(launchFormTexts);
  const shown =
    rounds.length <= SHOWN ? rounds : [...rounds.slice(0, SHOWN - 1), ...rounds.slice(-1)];
  return (
    <div className="px-4 pt-4">
      <table className="w-full text-14">
        <caption className="pb-1 text-left">{t('vestingTable')}</caption>
        <thead className="text-13 text-ink-2">
          <tr>
            <th scope="col" className="py-1 text-left font-normal">
              {t('vestingDay')}
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              {t('vestingShare')}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ after, vestedBps }) => (
            <tr key={after.toString()} className="border-t border-line-soft">
              <td className="py-2">{(after / DAY).toString()}</td>
              <td className="py-2 text-right">{percentText(Number(vestedBps))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type StepCheckProps = Readonly<{ form: UsedForm; view: BuyerView | null; cost: LaunchCost }>;

/** Everything once more, as buyers will see it and as it will be signed. */
export function StepCheck({ form, view, cost }: StepCheckProps): ReactNode {
  const t = useTexts(launchFormTexts);
  return (
    <>
      <CostPart {...cost} />
      <PreviewPart form={form} view={view} />
      {view && form.limits && (
        <Section title={t('checkTitle')}>
          <dl className="px-4">
            <MoneyFacts form={form} limits={form.limits} />
            <TokenFacts form={form} view={view} />
          </dl>
          <VestingTable rounds={view.full.vesting} />
        </Section>
      )}
    </>
  );
}

type MoneyFactsProps = Readonly<{ form: UsedForm; limits: LaunchLimits }>;

function MoneyFacts({ form, limits }: MoneyFactsProps): ReactNode {
  const t = useTexts(launchFormTexts);
  const locale = useLocale();
  const { presaleFeeBps } = limits;
  const { backingShare = 0, startTime, endTime } = form.partial;
  const lp = lpShares(form.partial);
  return (
    <>
      <Figure name={t('factMoney')}>
        {t('factMoneyText', {
          pool: ofHundred(10_000 - presaleFeeBps - backingShare),
          backing: ofHundred(backingShare),
          fee: ofHundred(presaleFeeBps),
        })}
      </Figure>
      <Figure name={t('factLp')}>
        {t('factLpText', {
          users: percentText(lp.users),
          creator: percentText(lp.creator),
          burned: percentText(lp.burned),
        })}
      </Figure>
      {startTime !== undefined && endTime !== undefined && (
        <Figure name={t('factTimes')}>
          {t('factTimesText', {
            start: dateTimeText(startTime, locale),
            end: dateTimeText(endTime, locale),
          })}
        </Figure>
      )}
    </>
  );
}

function TokenFacts({ form, view }: Readonly<{ form: UsedForm; view: BuyerView }>): ReactNode {
  const t = useTexts(launchFormTexts);
  const symbol = shownName(form.draft.symbol.trim());
  const { full } = view;
  const { burnRatio, burnInterval, devShare = 0, devLpReceiver } = form.partial;
  const hasPart = devShare > 0 || full.creatorTokens > 0n;
  return (
    <>
      <Figure name={t('factTrade')}>
        <TradeText partial={form.partial} symbol={symbol} />
      </Figure>
      <Figure name={t('factCreator')}>
        {full.creatorTokens === 0n
          ? t('factNoTrade')
          : t('factCreatorText', {
              tokens: exact(full.creatorTokens),
              symbol,
              days: full.creatorLockDays.toString(),
            })}
      </Figure>
      {hasPart && devLpReceiver && (
        <Figure name={t('devLpReceiver')}>
          <AddressFull address={devLpReceiver} />
        </Figure>
      )}
      <Figure name={t('factBurn')}>
        {burnRatio && burnInterval
          ? t('factBurnText', { ratio: percentText(burnRatio), days: burnInterval / 86_400 })
          : t('factNoTrade')}
      </Figure>
    </>
  );
}

type TradeTextProps = Readonly<{ partial: LaunchDraft; symbol: string }>;

function TradeText({ partial, symbol }: TradeTextProps): ReactNode {
  const t = useTexts(launchFormTexts);
  const { tradeSupply, tradeShares, tradePrice } = partial;
  if (!tradeSupply || !tradeShares || !tradePrice) return t('factNoTrade');
  return t('factTradeText', {
    shares: count(tradeShares),
    price: exact(tradePrice),
    tokens: exact(tradeSupply / BigInt(tradeShares)),
    symbol,
  });
}
