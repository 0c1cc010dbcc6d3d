import type { Address } from '@vellum/tron/address';
import { ArrowUpDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useInU } from '../../shared/coins/coin-rates.ts';
import { useBalance } from '../../shared/coins/use-balance.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import type { UsedPaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import type { SwapParams } from '../../shared/swap/swap-params.ts';
import { swapTexts } from '../../shared/swap/texts.ts';
import { IconButton } from '../../shared/ui/buttons/icon-button.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { PartFailed } from '../../shared/ui/states/part-failed.tsx';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import type { WrapParams } from '../../shared/wrap/wrap-actions.ts';
import { AmountPart } from './amount-part.tsx';
import { endsWorth } from './ends-worth.ts';
import { ExchangePart, type ExchangeProps } from './exchange-part.tsx';
import { useNetworkFee } from './network-fee.ts';
import { SwapBar } from './swap-bar.tsx';
import { replaceEnd, type SwapEnd, type SwapEnds, turned } from './swap-ends.ts';
import { swapProblem } from './swap-problem.ts';
import type { SwapToken } from './swap-token.ts';
import { TokenPicker } from './token-picker.tsx';
import type { UsedEntry } from './use-swap-entry.ts';
import { useSwapQuote } from './use-swap-quote.ts';

export type SwapActions = Readonly<{
  swap: UsedPaidAction<SwapParams>;
  wrap: UsedPaidAction<WrapParams>;
  unwrap: UsedPaidAction<WrapParams>;
}>;

export type SwapFormProps = Readonly<{
  ends: SwapEnds;
  onEnds: (ends: SwapEnds) => void;
  pay: SwapToken;
  receive: SwapToken;
  wtrx: Address;
  from: 'staking' | null;
  actions: SwapActions;
  entered: UsedEntry;
}>;

/** Sun that stay for the network's cost when everything is paid. */
const KEPT_SUN = 50_000_000n;

/** Both amounts, what the exchange comes to, and the button. */
export function SwapForm(props: SwapFormProps): ReactNode {
  const { ends, onEnds, actions } = props;
  const t = useTexts(swapTexts);
  const [picking, setPicking] = useState<Readonly<{ end: SwapEnd; open: boolean }> | null>(null);
  const exchange = useExchange(props);
  const { quoted } = exchange;
  const { refusal } = actions[quoted.kind];
  return (
    <>
      <Amounts {...exchange} onChoose={(end) => setPicking({ end, open: true })} />
      <div className="grid gap-4 px-4 pt-4">
        {quoted.isMissing && <PartFailed text={t('noQuote')} retry={quoted.again} />}
        <ExchangePart {...exchange} />
        {refusal !== null && <Notice kind="bad">{refusal}</Notice>}
      </div>
      <SwapBar {...exchange} />
      {picking && (
        <TokenPicker
          key={picking.end}
          open={picking.open}
          onClose={() => setPicking({ ...picking, open: false })}
          chosen={ends[picking.end]}
          onPick={(coin) => onEnds(replaceEnd(ends, picking.end, coin))}
        />
      )}
    </>
  );
}

/** What the entry comes to for this account. */
function useExchange(props: SwapFormProps): ExchangeProps {
  const { ends, pay, entered } = props;
  const { entry, tolerance } = entered;
  const account = addressOf(useWallet().connection);
  const balance = useBalance(account, ends.pay);
  const quoted = useSwapQuote(ends, entry, tolerance);
  const { kind, outcome, most, pools } = quoted;
  const isTrx = ends.pay === null;
  const problem = swapProblem({ kind, entry, outcome, balance, symbol: pay.symbol, isTrx, most });
  const hops = outcome?.quote?.route.hops.length ?? 1;
  const asked = account && pools && { account, kind, hops, pay: ends.pay, amount: most ?? 0n };
  return { ...props, account, balance, quoted, problem, fee: useNetworkFee(asked) };
}

type AmountsProps = ExchangeProps & Readonly<{ onChoose: (end: SwapEnd) => void }>;

function Amounts(props: AmountsProps): ReactNode {
  const { ends, onEnds, pay, receive, entered, account, balance, quoted, problem, onChoose } =
    props;
  const { entry, change } = entered;
  const t = useTexts(swapTexts);
  const held = useBalance(account, ends.receive);
  const worth = endsWorth({ ...quoted, quote: quoted.outcome?.quote }, ends, useInU());
  const isOfPay = entry.side === 'in' || problem?.code.startsWith('INSUFFICIENT') === true;
  const turn = () => {
    onEnds(turned(ends));
    change({ entry: { ...entry, side: entry.side === 'in' ? 'out' : 'in' } });
  };
  return (
    <div className="grid gap-2 px-4 pt-3">
      <AmountPart
        end="pay"
        token={pay}
        value={quoted.paid}
        worth={worth.pay}
        onChange={(amount) => change({ entry: { side: 'in', amount } })}
        balance={balance}
        max={maxOf(balance, ends.pay === null)}
        problem={isOfPay ? problem : null}
        onChoose={() => onChoose('pay')}
      />
      <div className="-my-1 grid justify-items-center">
        <IconButton of={ArrowUpDown} label={t('turn')} onClick={turn} />
      </div>
      <AmountPart
        end="receive"
        token={receive}
        value={quoted.received}
        worth={worth.receive}
        onChange={(amount) => change({ entry: { side: 'out', amount } })}
        balance={held}
        problem={isOfPay ? null : problem}
        onChoose={() => onChoose('receive')}
      />
    </div>
  );
}

function maxOf(balance: bigint | undefined, isTrx: boolean): bigint | undefined {
  if (balance === undefined || !isTrx) return balance;
  return balance > KEPT_SUN ? balance - KEPT_SUN : 0n;
}
