import { useQuery } from '@tanstack/react-query';
import { paths as wire } from '@vellum/api/wire/paths';
import type { Address } from '@vellum/tron/address';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import { type ReactNode, useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { amountText } from '../../../shared/format/amount.ts';
import { shortMoment } from '../../../shared/format/date.ts';
import { call } from '../../../shared/http/call.ts';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { dashboardQuery, type OwnToken } from '../../../shared/launch/launch-queries.ts';
import { StageBadge } from '../../../shared/launch/stage-badge.tsx';
import { TokenFace } from '../../../shared/launch/token-face.tsx';
import { tokenPath } from '../../../shared/launch/token-path.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { SignedInGate } from '../../../shared/session/signed-in-gate.tsx';
import { buttonClass } from '../../../shared/ui/buttons/button-class.ts';
import { Stat, StatRow } from '../../../shared/ui/lists/stat.tsx';
import { EmptyState } from '../../../shared/ui/states/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/states/error-state.tsx';
import { PageSkeleton } from '../../../shared/ui/states/skeleton.tsx';
import { DayBars } from './day-bars.tsx';
import { PowersList } from './powers-list.tsx';
import { ReachesPart } from './reaches-part.tsx';
import { managementTexts } from './texts.ts';
import { TokenChips } from './token-chips.tsx';
import { useMadeToken } from './use-made-token.ts';

/** My tokens and the powers I still hold over them. After a launch it leads on to the page of the new token. */
export function TokensPage(): ReactNode {
  const t = useTexts(managementTexts);
  const [search] = useSearchParams();
  const order = search.get('order');
  return (
    <SignedInGate t={t}>
      {(address) =>
        order === null ? <MyTokens address={address} /> : <ToNewToken order={order} />
      }
    </SignedInGate>
  );
}

/** The address of a token is known once its block is in the index. */
function ToNewToken({ order }: Readonly<{ order: string }>): ReactNode {
  const t = useTexts(managementTexts);
  const navigate = useNavigate();
  const made = useMadeToken(order);
  useEffect(() => {
    if (made.status === 'found') void navigate(tokenPath(made.token), { replace: true });
    if (made.status === 'none') void navigate(paths.tokens, { replace: true });
  }, [made, navigate]);
  return (
    <>
      <p role="status" className="sr-only">
        {t('toPage')}
      </p>
      <PageSkeleton />
    </>
  );
}

function MyTokens({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(managementTexts);
  const { data, isPending, refetch } = useQuery(dashboardQuery(address));
  if (data) return data.created.length > 0 ? <Desk tokens={data.created} /> : <Nothing />;
  return isPending ? (
    <PageSkeleton />
  ) : (
    <ErrorState title={t('failedTitle')} text={t('failedText')} retry={() => void refetch()} />
  );
}

function Nothing(): ReactNode {
  const t = useTexts(managementTexts);
  return (
    <EmptyState
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={
        <Link to={paths.launchSimple} className={buttonClass()}>
          {t('launch')}
        </Link>
      }
    />
  );
}

function Desk({ tokens }: Readonly<{ tokens: readonly OwnToken[] }>): ReactNode {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('token');
  const token = tokens.find(({ tokenAddress }) => tokenAddress === asked) ?? tokens[0];
  if (!token) return null;
  return (
    <>
      <TokenChips
        tokens={tokens}
        chosen={token}
        onChoose={({ tokenAddress }) => setSearch({ token: tokenAddress }, { replace: true })}
      />
      <Head token={token} />
      <Figures token={token} />
      <DayBars token={token} />
      <ReachesPart token={token} />
      <PowersList token={token} />
    </>
  );
}

function Head({ token }: Readonly<{ token: OwnToken }>): ReactNode {
  const t = useTexts(managementTexts);
  const locale = useLocale();
  const { stage, tokenAddress, startTime, endTime } = token;
  const time = shortMoment(stage === 'notStarted' ? startTime : endTime, locale);
  return (
    <div className="flex items-center gap-3 px-4 pt-3 pb-4">
      <TokenFace {...token} size={52} />
      <div className="min-w-0 flex-1">
        <h2 className="title truncate text-24">
          <bdi>{token.tokenName}</bdi>
        </h2>
        <p className="text-14 text-ink-2">{t(`line_${stage}`, { time })}</p>
        <Link to={tokenPath(tokenAddress)} className="text-14 font-strong text-primary">
          {t('page')}
        </Link>
      </div>
      <StageBadge stage={stage} />
    </div>
  );
}

function Figures({ token }: Readonly<{ token: OwnToken }>): ReactNode {
  const t = useTexts(managementTexts);
  const { tokenAddress } = token;
  const { data: presale } = useQuery({
    queryKey: ['presale', 'one', tokenAddress],
    queryFn: ({ signal }) => call(wire.presale.get, { tokenAddress }, { signal }),
  });
  const { data: trade } = useQuery({
    queryKey: ['trade', 'one', tokenAddress],
    queryFn: ({ signal }) => call(wire.trade.get, { tokenAddress }, { signal }),
    enabled: token.trade !== 'none',
  });
  return (
    <StatRow>
      <Stat
        label={t('raised')}
        value={amountText(BigInt(token.raised), COIN_DECIMALS).short}
        unit="TRX"
      />
      <Stat label={t('buyers')} value={presale?.buyers ?? '…'} />
      <Stat
        label={t('tradeSold')}
        value={token.trade === 'none' ? '–' : (trade?.sold ?? '…')}
        unit={t('shares')}
      />
    </StatRow>
  );
}
