import type { ReactNode } from 'react';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import { type Translate, useTexts } from '../../shared/i18n/use-texts.ts';
import { ActionButton } from '../../shared/paid-action/action-button.tsx';
import type { SwapParams } from '../../shared/swap/swap-params.ts';
import { type SwapText, swapTexts } from '../../shared/swap/texts.ts';
import { CONFIRM_BPS, impactFigure, toleranceBps } from '../../shared/swap/tolerance.ts';
import { FootBar } from '../../shared/ui/buttons/foot-bar.tsx';
import { alikeOf, type ExchangeProps } from './exchange-part.tsx';

const MINUTE = 60_000;

const untilIn = (now: number, lifetime: number) => ({ deadline: now + lifetime, lifetime });

/** The one button: reviews the exchange, or says what is missing. */
export function SwapBar(props: ExchangeProps): ReactNode {
  const t = useTexts(swapTexts);
  const { quoted, actions } = props;
  const action = actions[quoted.kind];
  const clock = useChainClock();
  return (
    <FootBar>
      <ActionButton
        blocker={action.blocker}
        missing={useMissing(props)}
        onPress={() => begin(props, clock())}
      >
        {t(`${quoted.kind}Button`)}
      </ActionButton>
    </FootBar>
  );
}

/** Why it cannot be reviewed yet, as the button says it. */
function useMissing(props: ExchangeProps): string | null {
  const { pay, receive, quoted } = props;
  const t = useTexts(swapTexts);
  const untradable = [pay, receive].find(({ reason }) => reason !== null);
  if (untradable) return t('cannotSwap', { symbol: untradable.symbol });
  if (quoted.pools === null || !pay.isChecked || !receive.isChecked) return t('waiting');
  if (quoted.pools.router === null) return t('noRouter');
  return problemText(props, t) ?? (quoted.kind === 'swap' ? unconfirmedText(props, t) : null);
}

type SwapTranslate = Translate<SwapText>;

function problemText({ pay, problem }: ExchangeProps, t: SwapTranslate): string | null {
  switch (problem?.code) {
    case undefined:
      return null;
    case 'AMOUNT_REQUIRED':
    case 'AMOUNT_ZERO':
      return t('enterAmount');
    case 'INSUFFICIENT_TRX':
    case 'INSUFFICIENT_BALANCE':
      return t('notEnough', { symbol: pay.symbol });
    case 'NOT_ENOUGH_LIQUIDITY':
      return t('notEnoughLiquidity');
    default:
      return t('seeAmount');
  }
}

/** What the person has yet to say of a swap that is possible. */
function unconfirmedText(props: ExchangeProps, t: SwapTranslate): string | null {
  const { quoted, entered } = props;
  const alike = alikeOf(props);
  if (alike && entered.knownAlike !== alike.coin) return t('tickFirst', { symbol: alike.symbol });
  if (toleranceBps(entered.tolerance) === null) return t('enterTolerance');
  const impactBps = quoted.outcome?.quote?.impactBps ?? 0;
  const figure = impactFigure(impactBps);
  const isConfirmed = impactBps < CONFIRM_BPS || entered.typedImpact.trim() === figure;
  return isConfirmed ? null : t('typeFirst', { figure });
}

function begin(props: ExchangeProps, now: number): void {
  const { quoted, actions, wtrx, entered } = props;
  const { amount } = entered.entry;
  if (amount === null) return;
  if (quoted.kind !== 'swap') {
    actions[quoted.kind].begin({ amount: amount.toString(), wtrx });
    return;
  }
  const params = paramsOf(props, now);
  if (!params) return;
  actions.swap.begin(params);
  // If this one is refused, the next is of a newer block.
  quoted.again();
}

/** `now` is the time of the chain, as it was asked itself. */
function paramsOf(
  { pay, receive, quoted, entered, from }: ExchangeProps,
  now: number,
): SwapParams | null {
  const { outcome, limit, pools } = quoted;
  const quote = outcome?.quote;
  const bps = toleranceBps(entered.tolerance);
  if (!quote || limit === null || !pools || bps === null) return null;
  const [, via] = quote.route.path.length > 2 ? quote.route.path : [];
  return {
    pay: pay.coin,
    paySymbol: pay.symbol,
    payDecimals: pay.decimals,
    receive: receive.coin,
    receiveSymbol: receive.symbol,
    receiveDecimals: receive.decimals,
    via: via ?? null,
    side: entered.entry.side,
    paid: quote.paid.toString(),
    received: quote.received.toString(),
    limit: limit.toString(),
    toleranceBps: bps,
    impactBps: quote.impactBps,
    ...untilIn(now, Number(entered.lifetime) * MINUTE),
    alike: alikeOf({ pay, receive })?.like ?? '',
    from,
  };
}
