import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import { routesBetween, type SwapRoute } from '@vellum/api/swap/swap-route';
import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { useProjectConfig } from '../../shared/chain/project-config.ts';
import { coinSentence } from '../../shared/coins/coin-amount.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { swapTexts } from '../../shared/swap/texts.ts';
import { WARN_BPS } from '../../shared/swap/tolerance.ts';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { BetterWaysPart } from './better-ways-part.tsx';
import { BurnNote } from './burn-note.tsx';
import { DeadlinePart } from './deadline-part.tsx';
import { ImpactPart } from './impact-part.tsx';
import { LookAlikePart } from './look-alike-part.tsx';
import type { NetworkFee } from './network-fee.ts';
import { PoolRoomPart } from './pool-room-part.tsx';
import { FeeFigure, QuotePart } from './quote-part.tsx';
import { realToken } from './real-token.ts';
import type { SwapFormProps } from './swap-form.tsx';
import type { SwapToken } from './swap-token.ts';
import { TolerancePart } from './tolerance-part.tsx';
import { UntradablePart } from './untradable-part.tsx';
import type { UsedQuote } from './use-swap-quote.ts';
import { WatchButton } from './watch-button.tsx';

export type ExchangeProps = SwapFormProps &
  Readonly<{
    account: Address | null;
    balance: bigint | undefined;
    quoted: UsedQuote;
    problem: CodeWithParams | null;
    fee: NetworkFee | undefined;
  }>;

/** Everything between the amounts and the button: what it comes to, or why it cannot be. */
export function ExchangePart(props: ExchangeProps): ReactNode {
  const { pay, receive, quoted, fee } = props;
  const t = useTexts(swapTexts);
  const untradable = [pay, receive].find(({ reason }) => reason !== null);
  if (untradable) return <UntradablePart token={untradable} />;
  if (quoted.kind !== 'swap') {
    return (
      <>
        <p className="text-14 text-ink-2">{t('oneForOne')}</p>
        <dl>
          <FeeFigure fee={fee} />
        </dl>
      </>
    );
  }
  return (
    <>
      <AlikeOf {...props} />
      <QuoteOf {...props} />
      <RoomOf {...props} />
      <Bounds {...props} />
    </>
  );
}

/** The token that only looks like one of the platform, if one of the two does. */
export const alikeOf = ({ pay, receive }: Pick<ExchangeProps, 'pay' | 'receive'>) =>
  [receive, pay].find(({ like }) => like !== null) ?? null;

function AlikeOf(props: ExchangeProps): ReactNode {
  const { ends, onEnds, entered } = props;
  const contracts = useProjectConfig()?.contracts;
  const token = alikeOf(props);
  if (token === null) return null;
  const real = realToken(token.like, contracts);
  const end = token.coin === ends.receive ? 'receive' : 'pay';
  return (
    <LookAlikePart
      token={token}
      real={real}
      isKnown={entered.knownAlike === token.coin}
      onKnown={(isKnown) => entered.change({ knownAlike: isKnown ? token.coin : null })}
      onReal={(coin) => onEnds({ ...ends, [end]: coin })}
    />
  );
}

function QuoteOf(props: ExchangeProps): ReactNode {
  const { pay, receive, account, quoted, fee, entered, from } = props;
  const { outcome, pools, limit, at } = quoted;
  const quote = outcome?.quote;
  const via = useVia(quote?.route.path);
  if (!quote || !pools) return null;
  return (
    <>
      <ImpactPart
        impactBps={quote.impactBps}
        typed={entered.typedImpact}
        onTyped={(typedImpact) => entered.change({ typedImpact })}
      />
      <QuotePart
        {...{ quote, limit, pay, receive, via, fee, at }}
        side={entered.entry.side}
        block={pools.asOf.head}
      />
      <WatchButton token={receive.standing === 'launched' ? receive : pay} />
      <BetterWaysPart {...{ quote, pay, receive, account, fee, from }} />
    </>
  );
}

/** What the coin between two hops is called. */
function useVia(path: readonly Address[] = []): string | null {
  const contracts = useProjectConfig()?.contracts ?? {};
  const place = path.length > 2 ? path[1] : undefined;
  if (place === undefined) return null;
  const own = { wtrx: 'TRX', vlm: 'VLM', usdt: 'USDT' } as const;
  const name = (['wtrx', 'vlm', 'usdt'] as const).find((one) => contracts[one] === place);
  return name === undefined ? `…${place.slice(-6)}` : own[name];
}

/** How much a pool takes: where the entry is more than it holds, or moves its price by 3 % and more. */
function RoomOf(props: ExchangeProps): ReactNode {
  const { pay, receive, balance, quoted, entered } = props;
  const t = useTexts(swapTexts);
  const isTooMuch = quoted.outcome?.refusal === 'NOT_ENOUGH_LIQUIDITY';
  const route = thinRoute(props);
  if (route === null) return null;
  const use = (amount: bigint) => entered.change({ entry: { side: 'in', amount } });
  const held = coinSentence(route.hops.at(-1)?.reserveOut ?? 0n, receive);
  return (
    <>
      {isTooMuch && <Notice kind="warn">{t('poolOnly', { held })}</Notice>}
      <div className="-mx-4 -mt-4">
        <PoolRoomPart {...{ route, pay, receive, balance }} onUse={use} />
      </div>
    </>
  );
}

/** The way on which the entry is too much, or nearly; null when the pools are deep enough for it. */
function thinRoute({ ends, quoted: { pools, outcome } }: ExchangeProps): SwapRoute | null {
  if (outcome?.quote) return outcome.quote.impactBps >= WARN_BPS ? outcome.quote.route : null;
  if (!pools || outcome?.refusal !== 'NOT_ENOUGH_LIQUIDITY') return null;
  const [from, to] = [ends.pay ?? pools.wtrx, ends.receive ?? pools.wtrx];
  return routesBetween(pools.pairs, from, to)[0] ?? null;
}

function Bounds({ pay, receive, quoted, entered }: ExchangeProps): ReactNode {
  const { tolerance, lifetime, change } = entered;
  const burning = [pay, receive].find(({ poolBurn }) => poolBurn !== null);
  const reserve = burning && reserveOf(burning, quoted);
  return (
    <>
      <TolerancePart
        symbol={pay.symbol}
        tolerance={tolerance}
        onTolerance={(next) => change({ tolerance: next })}
      />
      <DeadlinePart value={lifetime} onChange={(next) => change({ lifetime: next })} />
      {burning && reserve !== undefined && <BurnNote token={burning} reserve={reserve} />}
    </>
  );
}

/** What the pool of a token holds of it. */
function reserveOf({ coin }: SwapToken, { pools }: UsedQuote): bigint | undefined {
  const found = pools?.pairs.find(({ coins }) => coins.some((one) => one === coin));
  return found?.reserves[found.coins[0] === coin ? 0 : 1];
}
