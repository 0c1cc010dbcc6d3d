import { LONGEST_OFFER_DAYS, smallestPart } from '@vellum/api/otc/otc-offer';
import type { Address } from '@vellum/tron/address';
import { type ReactNode, useState } from 'react';
import type { Coin } from '../../shared/coins/coin.ts';
import { exactSentence } from '../../shared/coins/coin-amount.tsx';
import { AddressInput } from '../../shared/contacts/address-input.tsx';
import { dateTimeText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useLpSentence } from '../../shared/lp/use-lp.ts';
import { AmountInput } from '../../shared/ui/fields/amount-input.tsx';
import { Segmented } from '../../shared/ui/fields/segmented.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import type { EnteredOffer } from './entered-offer.ts';
import { otcTexts } from './texts.ts';

type MakeRulesProps = Readonly<{
  entered: EnteredOffer;
  onChange: (part: Partial<EnteredOffer>) => void;
  coin: Coin | undefined;
  address: Address | null;
  /** Milliseconds, if it is signed now. */
  expires: number;
}>;

/** How it may be taken, by whom, and until when. */
export function MakeRules(props: MakeRulesProps): ReactNode {
  const { entered, onChange, coin, expires } = props;
  const t = useTexts(otcTexts);
  const locale = useLocale();
  const { amount, wholeOnly } = entered;
  const least = amount === null ? 0n : smallestPart({ amount, left: amount, wholeOnly });
  const leastCoins = useLpSentence(coin?.pair ? coin.address : null, least);
  const leastText = leastCoins ?? (coin ? exactSentence(least, coin) : '');
  const howTaken = [
    { value: 'parts', label: t('inParts') },
    { value: 'whole', label: t('wholeOnly') },
  ] as const;
  return (
    <>
      <div className="grid gap-2">
        <Segmented
          label={t('howTaken')}
          choices={howTaken}
          value={wholeOnly ? 'whole' : 'parts'}
          onChange={(value) => onChange({ wholeOnly: value === 'whole' })}
        />
        {!wholeOnly && coin && amount !== null && amount > 0n && (
          <p className="text-14 text-ink-2">
            {t('leastPart', {
              least: leastText,
            })}
          </p>
        )}
      </div>
      <TakerPick {...props} />
      <DaysPick {...props} />
      <Notice>{t('makeNote', { time: dateTimeText(expires, locale) })}</Notice>
    </>
  );
}

function TakerPick({ entered, onChange, address }: MakeRulesProps): ReactNode {
  const t = useTexts(otcTexts);
  const choices = [
    { value: 'all', label: t('everyone') },
    { value: 'one', label: t('oneAddress') },
  ] as const;
  const isOwn = entered.taker !== null && entered.taker === address;
  return (
    <div className="grid gap-3">
      <Segmented
        label={t('whoTakes')}
        choices={choices}
        value={entered.who}
        onChange={(who) => onChange({ who })}
      />
      {entered.who === 'one' && (
        <AddressInput
          label={t('takerAddress')}
          text={entered.takerText}
          onChange={(takerText, taker) => onChange({ takerText, taker })}
          note={isOwn ? { kind: 'bad', text: t('ownAddress') } : undefined}
        />
      )}
    </div>
  );
}

const usual = ['1', '7', '30'] as const;

function DaysPick({ entered, onChange }: MakeRulesProps): ReactNode {
  const t = useTexts(otcTexts);
  const [isOther, setOther] = useState(false);
  const choices = [
    ...usual.map((value) => ({ value: value as string, label: t('days', { n: Number(value) }) })),
    { value: 'other', label: t('otherDays') },
  ];
  const isTooLong = entered.days !== null && entered.days > LONGEST_OFFER_DAYS;
  return (
    <div className="grid gap-3">
      <Segmented
        label={t('openFor')}
        choices={choices}
        value={isOther ? 'other' : String(entered.days)}
        onChange={(value) => {
          setOther(value === 'other');
          onChange({ days: value === 'other' ? null : Number(value) });
        }}
      />
      {isOther && (
        <AmountInput
          label={t('dayCount')}
          value={entered.days === null ? null : BigInt(entered.days)}
          onChange={(value) => onChange({ days: value === null ? null : Number(value) })}
          decimals={0}
          largest={9_999n}
          unit={t('daysUnit')}
          note={
            isTooLong
              ? { kind: 'bad', text: t('atMostDays', { n: LONGEST_OFFER_DAYS }) }
              : undefined
          }
        />
      )}
    </div>
  );
}
