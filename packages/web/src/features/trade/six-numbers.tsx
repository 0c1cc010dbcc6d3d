import { priceOf } from '@vellum/api/numbers/price-unit';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { ReactNode } from 'react';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import { countText } from '../../shared/coins/cost-text.ts';
import { amountText } from '../../shared/format/amount.ts';
import { dateTimeText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import type { Launch } from '../../shared/launch/launch.ts';
import { priceText } from '../../shared/launch/price-text.ts';
import { Section } from '../../shared/ui/lists/section.tsx';
import { useNow } from '../../shared/ui/time/use-now.ts';
import { tradeTexts } from './texts.ts';
import type { TradeFacts } from './trade-facts.ts';

const numbers = { closed: 0, open: 1, ended: 2, cancelled: 3 } as const;

type SixNumbersProps = Readonly<{ launch: Launch; facts: TradeFacts }>;

/** The six numbers of the contract, each with its name. */
export function SixNumbers({ launch, facts }: SixNumbersProps): ReactNode {
  const t = useTexts(tradeTexts);
  const locale = useLocale();
  const now = useNow(useChainClock());
  const { state, price, perBuyer, sold, left, endTime, tokensPerShare } = facts;
  const shares = (n: number) => (
    <>
      {countText(n)} <Unit of={t('sharesUnit', { n })} />
    </>
  );
  const status = t('statusIs', { number: numbers[state], name: t(`state_${state}`).toLowerCase() });
  return (
    <Section title={t('sixNumbers')}>
      <dl className="mx-4 grid grid-cols-2 border-t border-line">
        <Cell name={t('status')}>{status}</Cell>
        <Cell name={t('insidePrice')}>
          {amountText(price, COIN_DECIMALS).full} <Unit of={t('trxAShare')} />
        </Cell>
        <Cell name={t('mostPerAddress')}>{shares(perBuyer)}</Cell>
        <Cell name={t('sold')}>{shares(sold)}</Cell>
        <Cell name={t('left')}>{shares(left)}</Cell>
        <Cell name={t(endTime !== null && endTime <= now ? 'ended' : 'ends')}>
          {endTime === null ? t('notOpened') : dateTimeText(endTime, locale)}
        </Cell>
      </dl>
      <p className="px-4 pt-3 text-14 text-ink-2">
        {t('oneShare', {
          tokens: `${amountText(tokensPerShare, COIN_DECIMALS).full}\u00a0${launch.symbol}`,
          price: priceText(priceOf(price, tokensPerShare)),
        })}
      </p>
    </Section>
  );
}

function Cell({ name, children }: Readonly<{ name: string; children: ReactNode }>): ReactNode {
  return (
    <div className="border-b border-line-soft py-3 even:border-l even:pl-4">
      <dt className="text-13 text-ink-2">{name}</dt>
      <dd className="font-strong">{children}</dd>
    </div>
  );
}

function Unit({ of }: Readonly<{ of: string }>): ReactNode {
  return <span className="text-14 font-normal text-ink-2">{of}</span>;
}
