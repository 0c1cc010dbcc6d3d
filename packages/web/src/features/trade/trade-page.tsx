import { trade } from '@vellum/contracts/trade';
import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ProofLine } from '../../shared/chain/proof-line.tsx';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import type { Launch } from '../../shared/launch/launch.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useLastDone } from '../../shared/paid-action/use-last-done.ts';
import { type UsedPaidAction, usePaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { AlikeBadge } from '../../shared/sale/alike-badge.tsx';
import { EvidenceNote } from '../../shared/sale/evidence-note.tsx';
import { LaunchGate } from '../../shared/sale/launch-gate.tsx';
import { LaunchHead } from '../../shared/sale/launch-head.tsx';
import { type LookAlike, useLookAlike } from '../../shared/sale/look-alike.ts';
import { LookAlikeNotice } from '../../shared/sale/look-alike-notice.tsx';
import type { RefundParams } from '../../shared/sale/refund-summary.ts';
import { refundTrade } from '../../shared/sale/refund-trade.ts';
import { TextsChanged } from '../../shared/sale/texts-changed.tsx';
import { type TokenTexts, useTokenTexts } from '../../shared/sale/token-texts.ts';
import { buttonClass } from '../../shared/ui/buttons/button-class.ts';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { PageSkeleton } from '../../shared/ui/states/skeleton.tsx';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { type BuyInTradeParams, buyInTrade } from './buy-in-trade.ts';
import { BuyPart } from './buy-part.tsx';
import { DuePart } from './due-part.tsx';
import { ListNotice } from './list-notice.tsx';
import { SixNumbers } from './six-numbers.tsx';
import { tradeTexts } from './texts.ts';
import { TradeBadge } from './trade-badge.tsx';
import { TradeBar, type UnlockParams, unlockTrade } from './trade-bar.tsx';
import { readPart, readTrade, type TradeFacts, type TradePart } from './trade-facts.ts';
import { WhenPart } from './when-part.tsx';

/** Milliseconds after which a trade is asked for again: its state follows from the chain's time. */
const AGAIN = 10_000;

function useTrade(launch: Launch) {
  return useChainRead(['trade', launch.token], (chain) => readTrade(chain, launch), AGAIN);
}

type ReadPart = Readonly<{
  /** Of the connected address; undefined until it is known, or when nobody is connected. */
  mine: TradePart | undefined;
  /** Reads it again where it could not be read. */
  again: (() => void) | null;
}>;

function useMyPart(launch: Launch): ReadPart {
  const address = addressOf(useWallet().connection);
  const { data, isError, refetch } = useChainRead(
    address && ['trade', launch.token, 'mine', address],
    (chain) => readPart(chain, launch, address as Address),
    AGAIN,
  );
  return { mine: data, again: isError && !data ? () => void refetch() : null };
}

/** One internal trade: who may buy, at which price, and how tokens or money come out of it. */
export function TradePage(): ReactNode {
  return <LaunchGate>{(launch) => <Loaded key={launch.token} launch={launch} />}</LaunchGate>;
}

function Loaded({ launch }: Readonly<{ launch: Launch }>): ReactNode {
  const t = useTexts(tradeTexts);
  const { data, isError, refetch } = useTrade(launch);
  if (data) return <Trade launch={launch} facts={data} />;
  if (!isError) return <PageSkeleton />;
  return (
    <ErrorState title={t('failedTitle')} text={t('failedText')} retry={() => void refetch()} />
  );
}

type TradeProps = Readonly<{ launch: Launch; facts: TradeFacts }>;

function Trade({ launch, facts }: TradeProps): ReactNode {
  const t = useTexts(tradeTexts);
  const actions = {
    buy: usePaidAction(buyInTrade),
    unlock: usePaidAction(unlockTrade),
    refund: usePaidAction(refundTrade),
  };
  const texts = useTokenTexts(launch.token, actions.buy.state);
  const alike = useLookAlike(launch, texts.looksLike);
  const isNone = facts.sold + facts.left === 0;
  return (
    <>
      <LookAlikeNotice launch={launch} alike={alike} />
      <LaunchHead
        launch={launch}
        image={texts.image}
        about={t('internalTrade')}
        badge={
          <>
            {alike && <AlikeBadge />}
            {!isNone && <TradeBadge state={facts.state} />}
          </>
        }
        path={`${paths.trade}?token=${launch.token}`}
      />
      {isNone ? (
        <NoTrade launch={launch} />
      ) : (
        <Parts launch={launch} facts={facts} texts={texts} alike={alike} actions={actions} />
      )}
      {/* The result of an action may remove the part that started it. */}
      {actions.buy.sheet}
      {actions.unlock.sheet}
      {actions.refund.sheet}
    </>
  );
}

type TradeActions = Readonly<{
  buy: UsedPaidAction<BuyInTradeParams>;
  unlock: UsedPaidAction<UnlockParams>;
  refund: UsedPaidAction<RefundParams>;
}>;

type PartsProps = TradeProps &
  Readonly<{ texts: TokenTexts; alike: LookAlike | null; actions: TradeActions }>;

function Parts({ launch, facts, texts, alike, actions }: PartsProps): ReactNode {
  const t = useTexts(tradeTexts);
  const { mine, again } = useMyPart(launch);
  const bought = useLastDone(actions.buy.state);
  const canBuy = facts.state === 'open' && (mine?.isAllowed ?? false);
  const when = <WhenPart launch={launch} facts={facts} mine={mine} />;
  const proof = (
    <ProofLine
      block={facts.block}
      ask={async (chain) => {
        const { sold, left } = await chain.read(launch.trade, trade.data());
        return t('chainSays', { sold: sold.toString(), left: left.toString() });
      }}
    />
  );
  return (
    <>
      <DuePart launch={launch} facts={facts} mine={mine} />
      <ListNotice launch={launch} facts={facts} mine={mine} />
      <TextsChanged token={launch.token} texts={texts} />
      {/* Of a cancelled trade one only takes money back: there is nothing to weigh any more. */}
      {facts.state !== 'cancelled' && <EvidenceNote launch={launch} texts={texts} />}
      <SixNumbers launch={launch} facts={facts} />
      {canBuy && mine ? (
        <BuyPart
          key={bought}
          launch={launch}
          facts={facts}
          mine={mine}
          texts={texts}
          alike={alike}
          buy={actions.buy}
        >
          {when}
          {proof}
        </BuyPart>
      ) : (
        <>
          {when}
          {proof}
          <TradeBar launch={launch} facts={facts} mine={mine} again={again} actions={actions} />
        </>
      )}
    </>
  );
}

function NoTrade({ launch }: Readonly<{ launch: Launch }>): ReactNode {
  const t = useTexts(tradeTexts);
  return (
    <EmptyState
      title={t('noTradeTitle')}
      text={t('noTradeText')}
      action={
        <Link to={`${paths.presale}?token=${launch.token}`} className={buttonClass()}>
          {t('toPresale')}
        </Link>
      }
    />
  );
}
