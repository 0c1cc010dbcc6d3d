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
import type { TradeParams } from './administer-trade.ts';
import { DeedButton } from './deed-button.tsx';
import { DeedRow } from './deed-row.tsx';
import type { LaunchDeedsProps } from './presale-deeds.tsx';
import { ownerTexts } from './texts.ts';
import { TimeInput } from './time-input.tsx';
import { tradeDeed } from './trade-deed.ts';
import { WhitelistForm } from './whitelist-form.tsx';

type Plain = Readonly<{ power: LaunchPower; params: Pick<TradeParams, 'action' | 'status'> }>;

const plain: readonly (Plain & Readonly<{ name: 'end' | 'cancel' | 'withdraw' }>)[] = [
  { power: 'tradeEnd', name: 'end', params: { action: 'end', status: null } },
  { power: 'tradeCancel', name: 'cancel', params: { action: 'setStatus', status: 'cancelled' } },
  { power: 'tradeWithdraw', name: 'withdraw', params: { action: 'withdraw', status: null } },
];

/** What the owner of an internal trade can do now. */
export function TradeDeeds(props: LaunchDeedsProps): ReactNode {
  const { launch, deeds, powers, asked } = props;
  const t = useTexts(ownerTexts);
  const { trade } = deeds;
  return (
    <>
      {powers.includes('tradeOpen') && <OpenDeed {...props} />}
      {powers.includes('tradeTerms') && <TermsDeed {...props} />}
      {powers.includes('tradeWhitelist') && (
        <DeedRow
          title={t('trade_allow')}
          text={t('whitelistText')}
          isAsked={asked === 'tradeWhitelist'}
        >
          <WhitelistForm launch={launch} trade={trade} />
        </DeedRow>
      )}
      {plain
        .filter(({ power }) => powers.includes(power))
        .map(({ power, name, params }) => (
          <DeedRow
            key={power}
            title={t(`trade_${name}`)}
            text={t(`tradeDoes_${name}`, { what: launch.symbol, value: '' })}
            isAsked={asked === power}
          >
            {name === 'cancel' && <Notice kind="warn">{t('forGood')}</Notice>}
            <DeedButton
              used={trade}
              onPress={() => trade.begin({ ...tradeDeed(launch), ...params })}
            />
          </DeedRow>
        ))}
    </>
  );
}

function OpenDeed({ launch, deeds, asked }: LaunchDeedsProps): ReactNode {
  const t = useTexts(ownerTexts);
  const locale = useLocale();
  const [endTime, setEndTime] = useState(0);
  return (
    <DeedRow title={t('trade_open')} text={t('openText')} isAsked={asked === 'tradeOpen'}>
      <TimeInput label={t('ends')} time={endTime} onChange={setEndTime} />
      <DeedButton
        used={deeds.trade}
        missing={endTime === 0 ? 'enterTime' : null}
        onPress={() =>
          deeds.trade.begin({
            ...{ ...tradeDeed(launch), action: 'open', endTime },
            value: dateTimeText(endTime, locale),
          })
        }
      />
    </DeedRow>
  );
}

function TermsDeed({ launch, deeds, asked }: LaunchDeedsProps): ReactNode {
  const t = useTexts(ownerTexts);
  const { plan } = launch.trade;
  const [price, setPrice] = useState<bigint | null>(plan.sharePrice);
  const [most, setMost] = useState<bigint | null>(plan.sharesPerBuyer);
  const isMissing = price === null || price === 0n || most === null || most === 0n;
  const begin = () => {
    if (price === null || most === null) return;
    deeds.trade.begin({
      ...{ ...tradeDeed(launch), action: 'setConfig', price: `${price}`, most: Number(most) },
      value: t('priceAndLimit', { price: exactSentence(price, trxCoin), most: `${most}` }),
    });
  };
  return (
    <DeedRow
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
      <DeedButton used={deeds.trade} missing={isMissing ? 'enterAmount' : null} onPress={begin} />
    </DeedRow>
  );
}
