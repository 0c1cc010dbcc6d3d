import type { LaunchPower } from '@vellum/api/token-launch/launch-powers';
import { refusalOfNumber } from '@vellum/api/token-launch/launch-ranges';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import { type ReactNode, useState } from 'react';
import { trxCoin } from '../../shared/coins/coin.ts';
import { exactSentence } from '../../shared/coins/coin-amount.tsx';
import { dateTimeText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useProblemNote } from '../../shared/paid-action/errors/use-error-sentence.ts';
import { AmountInput } from '../../shared/ui/fields/amount-input.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import type { TradeParams } from './administer-trade.tsx';
import { blankTradeChange } from './blank-trade-change.ts';
import { OwnerActionRow } from './owner-action-row.tsx';
import type { LaunchActionsProps } from './presale-actions.tsx';
import { ReviewButton } from './review-button.tsx';
import { ownerTexts } from './texts.ts';
import { TimeInput, useNextMinute } from './time-input.tsx';
import { WhitelistForm } from './whitelist-form.tsx';

type Plain = Readonly<{ power: LaunchPower; params: Pick<TradeParams, 'action' | 'status'> }>;

const plain: readonly (Plain & Readonly<{ name: 'end' | 'cancel' | 'withdraw' }>)[] = [
  { power: 'tradeEnd', name: 'end', params: { action: 'end', status: null } },
  { power: 'tradeCancel', name: 'cancel', params: { action: 'setStatus', status: 'cancelled' } },
  { power: 'tradeWithdraw', name: 'withdraw', params: { action: 'withdraw', status: null } },
];

/** What the owner of an internal trade can do now. */
export function TradeActions(props: LaunchActionsProps): ReactNode {
  const { launch, actions, powers, asked } = props;
  const t = useTexts(ownerTexts);
  const { trade } = actions;
  return (
    <>
      {powers.includes('tradeOpen') && <OpenForm {...props} />}
      {powers.includes('tradeTerms') && <TermsForm {...props} />}
      {powers.includes('tradeWhitelist') && (
        <OwnerActionRow
          title={t('trade_allow')}
          text={t('whitelistText')}
          isAsked={asked === 'tradeWhitelist'}
        >
          <WhitelistForm launch={launch} trade={trade} />
        </OwnerActionRow>
      )}
      {plain
        .filter(({ power }) => powers.includes(power))
        .map(({ power, name, params }) => (
          <OwnerActionRow
            key={power}
            title={t(`trade_${name}`)}
            text={t(`tradeDoes_${name}`, { what: launch.symbol, value: '' })}
            isAsked={asked === power}
          >
            {name === 'cancel' && <Notice kind="warn">{t('forGood')}</Notice>}
            <ReviewButton
              used={trade}
              onPress={() => trade.begin({ ...blankTradeChange(launch), ...params })}
            />
          </OwnerActionRow>
        ))}
    </>
  );
}

/** Of an internal sale; what is signed takes a moment to run. */
const MOST_OPEN = 30 * 86_400_000;

const mayEnd = (endTime: number, now: number) => endTime > now && endTime <= now + MOST_OPEN;

function OpenForm({ launch, actions, asked }: LaunchActionsProps): ReactNode {
  const t = useTexts(ownerTexts);
  const locale = useLocale();
  const [endTime, setEndTime] = useState(0);
  const isOpenable = mayEnd(endTime, useNextMinute());
  const problem = endTime === 0 || isOpenable ? undefined : ({ code: 'SALE_END_INVALID' } as const);
  return (
    <OwnerActionRow title={t('trade_open')} text={t('openText')} isAsked={asked === 'tradeOpen'}>
      <TimeInput label={t('ends')} time={endTime} onChange={setEndTime} problem={problem} />
      <ReviewButton
        used={actions.trade}
        missing={isOpenable ? null : 'enterTime'}
        onPress={() =>
          actions.trade.begin({
            ...{ ...blankTradeChange(launch), action: 'open', endTime },
            value: dateTimeText(endTime, locale),
          })
        }
      />
    </OwnerActionRow>
  );
}

const refusalOfMost = (most: bigint | null, shares: bigint) =>
  most === null ? null : refusalOfNumber(Number(most), [1, Number(shares)]);

function TermsForm({ launch, actions, asked }: LaunchActionsProps): ReactNode {
  const t = useTexts(ownerTexts);
  const { plan } = launch.trade;
  const [price, setPrice] = useState<bigint | null>(plan.sharePrice);
  const [most, setMost] = useState<bigint | null>(plan.sharesPerBuyer);
  const mostProblem = refusalOfMost(most, plan.shares);
  const mostNote = useProblemNote(mostProblem);
  const isMissing = !price || most === null || mostProblem !== null;
  const begin = () => {
    if (price === null || most === null) return;
    actions.trade.begin({
      ...{
        ...blankTradeChange(launch),
        action: 'setConfig',
        price: `${price}`,
        most: Number(most),
      },
      value: t('priceAndLimit', { price: exactSentence(price, trxCoin), most: `${most}` }),
    });
  };
  return (
    <OwnerActionRow
      title={t('trade_setConfig')}
      text={t('tradeTermsText')}
      isAsked={asked === 'tradeTerms'}
    >
      <AmountInput
        label={t('sharePrice')}
        value={price}
        onChange={setPrice}
        decimals={COIN_DECIMALS}
        unit="TRX"
      />
      <AmountInput
        label={t('perBuyer')}
        value={most}
        onChange={setMost}
        decimals={0}
        unit=""
        note={mostNote}
      />
      <ReviewButton
        used={actions.trade}
        missing={isMissing ? 'enterAmount' : null}
        onPress={begin}
      />
    </OwnerActionRow>
  );
}
