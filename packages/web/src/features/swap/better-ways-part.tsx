import { useQuery } from '@tanstack/react-query';
import type { SwapQuote } from '@vellum/api/swap/swap-quote';
import { paths as wire } from '@vellum/api/wire/paths';
import { basePool } from '@vellum/contracts/presale';
import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import { coinSentence } from '../../shared/coins/coin-amount.tsx';
import { call } from '../../shared/http/call.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useLaunch } from '../../shared/launch/launch.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { swapTexts } from '../../shared/swap/texts.ts';
import { RowLink } from '../../shared/ui/lists/row.tsx';
import { cheapestOffer, savedBy } from './better-ways.ts';
import type { NetworkFee } from './network-fee.ts';
import type { SwapToken } from './swap-token.ts';

type BetterWaysPartProps = Readonly<{
  quote: SwapQuote;
  pay: SwapToken;
  receive: SwapToken;
  account: Address | null;
  fee: NetworkFee | undefined;
  from: 'staking' | null;
}>;

/** The OTC desk and a token's reserve, named where they pay more than the pool after all fees. */
export function BetterWaysPart(props: BetterWaysPartProps): ReactNode {
  return (
    <div className="-mx-4 empty:hidden">
      {props.receive.coin !== null && <DeskRow {...props} coin={props.receive.coin} />}
      {props.pay.standing === 'launched' && props.receive.coin === null && (
        <ReserveRow {...props} />
      )}
    </div>
  );
}

function DeskRow(props: BetterWaysPartProps & Readonly<{ coin: Address }>): ReactNode {
  const { quote, pay, receive, account, fee, from, coin } = props;
  const t = useTexts(swapTexts);
  const { data } = useQuery({
    queryKey: ['otc', 'list', 'swap', coin, pay.coin],
    queryFn: ({ signal }) =>
      call(
        wire.otc.list,
        {
          ...{ sell: coin, state: 'open', order: 'cheapest', pageSize: 20 },
          ...(pay.coin === null && { trx: true }),
        },
        { signal },
      ),
  });
  const { paid, received } = quote;
  const way = cheapestOffer(data?.list ?? [], { pay: pay.coin, paid, received, account });
  const feeMore = pay.coin === null && fee ? fee.take - fee.expected : 0n;
  const saved = way && savedBy(way.pays, paid, feeMore);
  if (!way || !saved) return null;
  const search = new URLSearchParams({
    sell: coin,
    ...(pay.coin === null && { pay: 'trx' }),
    ...(from !== null && { from }),
  });
  return (
    <RowLink
      to={`${paths.otc}?${search}`}
      title={t('cheaperOtc')}
      detail={t('cheaperOtcText', {
        received: coinSentence(received, receive),
        pays: coinSentence(way.pays, pay),
        saved: coinSentence(saved, pay),
      })}
    />
  );
}

function ReserveRow({ quote, pay, receive, fee }: BetterWaysPartProps): ReactNode {
  const t = useTexts(swapTexts);
  const { data: launch } = useLaunch(pay.coin);
  const { data: gives } = useChainRead(
    launch ? ['swap', 'reserve', pay.coin, quote.paid.toString()] : null,
    (chain) => chain.read(launch?.basePool ?? '', basePool.quote(quote.paid)),
  );
  const feeMore = fee ? fee.redeem - fee.expected : 0n;
  const more = gives === undefined ? null : savedBy(quote.received, gives, feeMore);
  if (gives === undefined || !more) return null;
  return (
    <RowLink
      to={`${paths.presale}?token=${pay.coin}`}
      title={t('redeemPays')}
      detail={t('redeemPaysText', {
        gives: coinSentence(gives, receive),
        more: coinSentence(more, receive),
      })}
    />
  );
}
