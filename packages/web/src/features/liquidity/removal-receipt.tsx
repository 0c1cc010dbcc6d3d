import { pair as pairFace } from '@vellum/contracts/dex';
import { toHexAddress } from '@vellum/tron/address';
import { getTransactionInfo } from '@vellum/tron/client/transactions';
import type { ReactNode } from 'react';
import { addressIn } from '../../shared/chain/address-in.ts';
import type { Chain } from '../../shared/chain/chain.ts';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import { exactSentence } from '../../shared/coins/coin-amount.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { TokenFace } from '../../shared/launch/token-face.tsx';
import { moneyText } from '../../shared/paid-action/cost/cost-text.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import type { DoneTransaction } from '../../shared/paid-action/paid-action.ts';
import { trx } from '../../shared/paid-action/trx.ts';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { receivedMoney } from './received-money.ts';
import type { RemoveParams } from './remove-liquidity.tsx';
import { liquidityTexts } from './texts.ts';

type RemovalReceiptProps = DoneTransaction & Readonly<{ params: RemoveParams }>;

/** What came out of the pool to the last unit, by the transaction's own log. */
export function RemovalReceipt({ txid, cost, params }: RemovalReceiptProps): ReactNode {
  const t = useTexts(liquidityTexts);
  const { data } = useChainRead(['liquidity', 'receipt', txid], (chain) =>
    readPaidOut(chain, txid, params),
  );
  if (data === undefined) return <Skeleton height={132} />;
  // The node that was asked may not have the block yet; the transaction below says the same.
  if (data === null) return null;
  return (
    <>
      <ul aria-label={t('out_received')} className="border-t border-line-soft">
        {(['token', 'base'] as const).map((side) => (
          <ReceivedRow key={side} params={params} side={side} amount={data[side]} />
        ))}
      </ul>
      {params.isTrx && (
        <dl className="border-t border-line-soft">
          <Figure name={t('out_trxChange')}>{signedTrx(data.base - cost)}</Figure>
        </dl>
      )}
    </>
  );
}

type ReceivedRowProps = Readonly<{ params: RemoveParams; side: 'token' | 'base'; amount: bigint }>;

/** To the last unit, beside the least that was agreed to. */
function ReceivedRow({ params, side, amount }: ReceivedRowProps): ReactNode {
  const t = useTexts(liquidityTexts);
  const money = receivedMoney(params, side, amount);
  const least = BigInt(side === 'token' ? params.minToken : params.minBase);
  return (
    <li className="flex min-h-15 items-center gap-3 border-t border-line-soft py-2 first:border-t-0">
      <TokenFace tokenAddress={params[side]} tokenSymbol={money.symbol} image={null} />
      <p className="min-w-0 flex-1">
        <span className="block text-18 text-up">
          {`+${moneyText({ ...money, symbol: '' }).trimEnd()} `}
          <span className="text-14 text-ink-2">{money.symbol}</span>
        </span>
        <span className="block text-13 text-ink-2">
          {t('out_atLeast', { amount: exactSentence(least, money) })}
        </span>
      </p>
    </li>
  );
}

const signedTrx = (sun: bigint): string =>
  sun < 0n ? `\u2212${moneyText(trx(-sun))}` : `+${moneyText(trx(sun))}`;

/** The pair says what it paid out for the LP that it ended. */
async function readPaidOut(chain: Chain, txid: string, params: RemoveParams) {
  const info = await getTransactionInfo(chain.client, txid);
  const place = toHexAddress(addressIn(params.pair));
  for (const log of info?.logs ?? []) {
    const event = log.address === place ? pairFace.event(log) : null;
    if (event?.name !== 'Burn') continue;
    const { amount0, amount1 } = event.arguments;
    const isFirst = toHexAddress(addressIn(params.token)) < toHexAddress(addressIn(params.base));
    return isFirst ? { token: amount0, base: amount1 } : { token: amount1, base: amount0 };
  }
  return null;
}
