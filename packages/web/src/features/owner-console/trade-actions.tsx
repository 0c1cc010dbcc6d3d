import type { LaunchPower } from '@vellum/api/token-launch/launch-powers';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import { type ReactNode, useState } from 'react';
import { trxCoin } from '../../shared/coins/coin.ts';
import { exactSentence } from '../../shared/coins/coin-amount.tsx';
import { dateTimeText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { AmountInput } from '../../shared/ui/fields/amount-input.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import type { TradeParams } from './administer-trade.tsx';
import { blankTradeChange } from './blank-trade-change.ts';
import { OwnerActionRow } from './owner-action-row.tsx';
import type { LaunchActionsProps } from './presale-actions.tsx';
import { ReviewButton } from './review-button.tsx';
import { ownerTexts } from './texts.ts';
import { TimeInput } from './time-input.tsx';
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

function OpenForm({ launch, actions, asked }: LaunchActionsProps): ReactNode {
  const t = useTexts(ownerTexts);
  const locale = useLocale();
  const [endTime, setEndTime] = useState(0);
  return (
    <OwnerActionRow title={t('trade_open')} text={t('openText')} isAsked={asked === 'tradeOpen'}>
      <TimeInput label={t('ends')} time={endTime} onChange={setEndTime} />
      <ReviewButton
        used={actions.trade}
        missing={endTime === 0 ? 'enterTime' : null}
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

function TermsForm({ launch, actions, asked }: LaunchActionsProps): ReactNode {
  const t = useTexts(ownerTexts);
  const { plan } = launch.trade;
  const [price, setPrice] = useState<bigint | null>(plan.sharePrice);
  const [most, setMost] = useState<bigint | null>(plan.sharesPerBuyer);
  const isMissing = price === null || price === 0n || most === null || most === 0n;
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
      <AmountInput label={t('perBuyer')} value={most} onChange={setMost} decimals={0} unit="" />
      <ReviewButton
        used={actions.trade}
        missing={isMissing ? 'enterAmount' : null}
        onPress={begin}
      />
    </OwnerActionRow>
  );
}
