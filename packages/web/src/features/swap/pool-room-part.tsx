import { largestSwap, quoteRoute, type SwapQuote } from '@vellum/api/swap/swap-quote';
import type { SwapRoute } from '@vellum/api/swap/swap-route';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { coinSentence } from '../../shared/coins/coin-amount.tsx';
import { percentText } from '../../shared/format/percent.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { swapTexts } from '../../shared/swap/texts.ts';
import { CONFIRM_BPS, WARN_BPS } from '../../shared/swap/tolerance.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import type { SwapToken } from './swap-token.ts';

type PoolRoomPartProps = Readonly<{
  route: SwapRoute;
  pay: SwapToken;
  receive: SwapToken;
  balance: bigint | undefined;
  /** Pays so much instead. */
  onUse: (paid: bigint) => void;
}>;

/** How much a thin pool takes, and at what loss. */
export function PoolRoomPart(props: PoolRoomPartProps): ReactNode {
  const { route, pay, receive, balance, onUse } = props;
  const t = useTexts(swapTexts);
  const [mild, most] = [largestSwap(route, WARN_BPS - 1), largestSwap(route, CONFIRM_BPS - 1)];
  const all = balance ? quoteRoute(route, 'in', balance).quote : undefined;
  const inWords = ({ paid, received }: SwapQuote) =>
    `${coinSentence(paid, pay)} → ${coinSentence(received, receive)}`;
  return (
    <Section title={t('roomTitle', { symbol: pay.symbol })}>
      <dl className="px-4">
        {mild && (
          <Figure name={t('roomAt', { impact: percentText(WARN_BPS) })}>{inWords(mild)}</Figure>
        )}
        {most && (
          <Figure name={t('roomAt', { impact: percentText(CONFIRM_BPS) })}>{inWords(most)}</Figure>
        )}
        {all && (
          <Figure name={t('roomAll', { impact: percentText(all.impactBps) })}>
            {inWords(all)}
          </Figure>
        )}
      </dl>
      <div className="flex flex-wrap px-0 pt-1">
        {mild && (
          <Button kind="ghost" size="small" onClick={() => onUse(mild.paid)}>
            {t('roomUse', { amount: coinSentence(mild.paid, pay) })}
          </Button>
        )}
        {pay.coin !== null && (
          <Link
            to={paths.otc}
            className="flex min-h-11 items-center gap-1 px-4 text-14 font-strong text-primary"
          >
            {t('makeOffer')}
            <Icon of={ChevronRight} size={16} />
          </Link>
        )}
      </div>
    </Section>
  );
}
