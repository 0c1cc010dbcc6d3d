import type { CoinMove } from '@vellum/contracts/account-moves';
import type { ReactNode } from 'react';
import { moneyText } from '../../coins/cost-text.ts';
import type { Money } from '../../coins/money.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PartFailed } from '../../ui/states/part-failed.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { Figure } from '../fact.tsx';
import { paidActionTexts } from '../texts.ts';
import { trx } from '../trx.ts';
import { SentCards } from './moved-cards.tsx';
import type { ActionReceipt } from './read-receipt.ts';
import { ReceivedCoins } from './received-coins.tsx';
import { SentCoin } from './sent-coin.tsx';
import { signedText } from './signed-text.ts';
import { receiptTexts } from './texts.ts';
import type { AskedReceipt } from './use-receipt.ts';

type ReceiptRowsProps = Readonly<{
  receipt: AskedReceipt;
  /** Least amounts that were agreed to. */
  least?: readonly Money[] | undefined;
  /** What else follows from the amounts: `Figure` rows. */
  facts?: ((coins: readonly CoinMove[]) => ReactNode) | undefined;
}>;

/** What came, what went and what the network took, to the last unit, from the receipts of the chain. */
export function ReceiptRows({ receipt, least = [], facts }: ReceiptRowsProps): ReactNode {
  const t = useTexts(receiptTexts);
  const { data, isError, retry } = receipt;
  if (data) return <Rows data={data} least={least} facts={facts} />;
  if (isError) {
    return (
      <div className="mt-3 border-t border-line-soft pt-2">
        <PartFailed text={t('unread')} retry={retry} />
      </div>
    );
  }
  return (
    <div role="status" className="mt-3 grid gap-3">
      <span className="sr-only">{t('reading')}</span>
      <Skeleton width="60%" height={40} />
      <Skeleton height={44} />
      <Skeleton height={44} />
    </div>
  );
}

type RowsProps = Readonly<{ data: ActionReceipt }> & Omit<ReceiptRowsProps, 'receipt'>;

function Rows({ data, least = [], facts }: RowsProps): ReactNode {
  const t = useTexts(receiptTexts);
  const sent = data.coins.filter(({ amount }) => amount < 0n);
  const cards = data.tokens.filter(({ came }) => !came);
  const isStill = data.coins.length + data.tokens.length + data.unknownCoins === 0;
  return (
    <section aria-label={t('receipt')}>
      <ReceivedCoins coins={data.coins.filter(({ amount }) => amount > 0n)} least={least} />
      <dl className="mt-3">
        {sent.map((move) => (
          <Figure key={move.coin} name={t('sent')}>
            <SentCoin move={move} />
          </Figure>
        ))}
        {cards.length > 0 && (
          <Figure name={t('sent')}>
            <SentCards cards={cards} />
          </Figure>
        )}
        {isStill && <Figure name={t('coins')}>{t('nothingMoved')}</Figure>}
        {data.unknownCoins > 0 && (
          <Figure name={t('unknownTokens')}>{t('notShown', { n: data.unknownCoins })}</Figure>
        )}
        {facts?.(data.coins)}
        <Figure name={t('fee', { n: data.count })}>
          <Fee fees={data.fees} />
        </Figure>
      </dl>
      <Change data={data} />
    </section>
  );
}

function Fee({ fees }: Pick<ActionReceipt, 'fees'>): ReactNode {
  const t = useTexts(paidActionTexts);
  const total = totalOf(fees);
  const parts = feeParts.filter((part) => fees[part] > 0n);
  if (total === 0n) return t('nothingSpent');
  return (
    <>
      <span className="whitespace-nowrap">{signedText(trx(-total))}</span>
      {parts.length > 1 &&
        parts.map((part) => (
          <span key={part} className="block text-ink-2">
            {t(`cost_${part}`, { amount: moneyText(trx(fees[part])) })}
          </span>
        ))}
    </>
  );
}

const feeParts = ['before', 'approvals', 'calls'] as const;

const totalOf = ({ before, approvals, calls }: ActionReceipt['fees']): bigint =>
  before + approvals + calls;

/** What TRX moved and the fee come to, where both are there. */
function Change({ data: { coins, fees } }: Readonly<{ data: ActionReceipt }>): ReactNode {
  const t = useTexts(receiptTexts);
  const fee = totalOf(fees);
  const move = coins.find(({ coin }) => coin === null);
  if (!move || fee === 0n) return null;
  return (
    <dl className="double-rule">
      <Figure name={t('change')}>
        <b className="font-strong whitespace-nowrap">{signedText(trx(move.amount - fee))}</b>
      </Figure>
    </dl>
  );
}
