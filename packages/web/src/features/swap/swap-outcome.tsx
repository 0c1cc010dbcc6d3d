import { useQuery } from '@tanstack/react-query';
import { paths } from '@vellum/api/wire/paths';
import type { ReactNode } from 'react';
import { call } from '../../shared/http/call.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { rateText } from './rate-text.ts';
import { leastReceived, paidText, receivedText, type SwapParams } from './swap-params.ts';
import { swapTexts } from './texts.ts';

/** Milliseconds after which an order is asked again while its result is not known. */
const SOON = 2_000;

type SwapOutcomeProps = Readonly<{ params: SwapParams; orderId: string }>;

/** What a swap came to, by the pair's own event. */
export function SwapOutcome({ params, orderId }: SwapOutcomeProps): ReactNode {
  const t = useTexts(swapTexts);
  const { data } = useQuery({
    queryKey: ['swap', 'order', orderId],
    queryFn: ({ signal }) => call(paths.orders.get, { orderId }, { signal }),
    refetchInterval: ({ state }) => (state.data?.result ? false : SOON),
  });
  const { paid, received } = data?.result ?? {};
  if (paid === undefined || received === undefined) return null;
  const more = BigInt(received) - BigInt(leastReceived(params));
  return (
    <>
      <Figure name={t('paid')}>
        <b className="font-strong">{`−${paidText(params, paid)}`}</b>
      </Figure>
      <Figure name={t('received')}>
        <b className="font-strong text-up">{`+${receivedText(params, received)}`}</b>
        {more > 0n && (
          <span className="block text-ink-2">
            {t('aboveMinimum', { more: receivedText(params, more) })}
          </span>
        )}
      </Figure>
      <Figure name={t('pricePaid')}>{rateText(params, BigInt(paid), BigInt(received))}</Figure>
    </>
  );
}
