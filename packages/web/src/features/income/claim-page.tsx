import { useQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { SunAmount } from '../../shared/cards/sun-amount.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import type { Claim } from '../../shared/income/claims.ts';
import { IncomeAmount, incomeSentence } from '../../shared/income/income-amount.tsx';
import { IncomeGate } from '../../shared/income/income-gate.tsx';
import { payoutQuery } from '../../shared/income/payout-queries.ts';
import { useClaims } from '../../shared/income/use-claims.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { ActionButton } from '../../shared/paid-action/action-button.tsx';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { buttonClass } from '../../shared/ui/buttons/button-class.ts';
import { FootBar } from '../../shared/ui/buttons/foot-bar.tsx';
import { RowLink } from '../../shared/ui/lists/row.tsx';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { PageSkeleton } from '../../shared/ui/states/skeleton.tsx';
import { UnwrapOffer } from '../../shared/wrap/unwrap-offer.tsx';
import { ClaimRowNotice } from './claim-row-notice.tsx';
import { PayoutClaim } from './payout-claim.tsx';
import { incomeTexts } from './texts.ts';
import { useClaimCosts } from './use-claim-costs.ts';
import { useClaimRow } from './use-claim-row.tsx';

/** One source of income: how much it holds, what claiming costs, and the claim itself. */
export function ClaimPage(): ReactNode {
  return <IncomeGate>{(address) => <Mine key={address} address={address} />}</IncomeGate>;
}

function Mine({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(incomeTexts);
  const [search] = useSearchParams();
  const asked = search.get('source');
  const { claims, failed } = useClaims(address);
  const payout = useQuery(payoutQuery(address));
  const row = useClaimRow(address);
  if (failed) return <ErrorState title={t('failedTitle')} text={t('failedText')} retry={failed} />;
  if (!claims || payout.isPending) return <PageSkeleton />;
  const claim = claims.find(({ key }) => key === asked);
  return (
    <>
      {asked === null && <Choice claims={claims} payout={payout.data?.available.amount ?? '0'} />}
      {asked === 'payout' && payout.data && <PayoutClaim payout={payout.data} />}
      {asked === 'payout' && payout.isError && !payout.data && (
        <ErrorState
          title={t('failedTitle')}
          text={t('failedText')}
          retry={() => void payout.refetch()}
        />
      )}
      {claim && <OneClaim address={address} claim={claim} row={row} />}
      {asked !== null && asked !== 'payout' && !claim && <Nothing text={t('notHere')} />}
      <UnwrapOffer address={address} />
      {row.sheet}
    </>
  );
}

type ChoiceProps = Readonly<{ claims: readonly Claim[]; payout: string }>;

function Choice({ claims, payout }: ChoiceProps): ReactNode {
  const t = useTexts(incomeTexts);
  const hasPayout = payout !== '0';
  if (claims.length === 0 && !hasPayout) return <Nothing text={t('nothingToClaimText')} />;
  return (
    <nav aria-label={t('chooseSource')} className="pt-2">
      {claims.map(({ key, source, amount, symbol }) => (
        <RowLink
          key={key}
          to={`${paths.claim}?source=${key}`}
          title={t(`source_${source}`)}
          value={<IncomeAmount amount={amount} symbol={symbol} />}
        />
      ))}
      {hasPayout && (
        <RowLink
          to={`${paths.claim}?source=payout`}
          title={t('source_payout')}
          value={<SunAmount sun={payout} />}
        />
      )}
    </nav>
  );
}

function Nothing({ text }: Readonly<{ text: string }>): ReactNode {
  const t = useTexts(incomeTexts);
  return (
    <EmptyState
      title={t('nothingToClaim')}
      text={text}
      action={
        <Link to={paths.income} className={buttonClass('secondary')}>
          {t('toIncome')}
        </Link>
      }
    />
  );
}

type OneClaimProps = Readonly<{
  address: Address;
  claim: Claim;
  row: ReturnType<typeof useClaimRow>;
}>;

function OneClaim({ address, claim, row }: OneClaimProps): ReactNode {
  const t = useTexts(incomeTexts);
  const cost = useClaimCosts(address, [claim])?.get(claim.key) ?? null;
  const { source, amount, symbol, term } = claim;
  const stake = term ? incomeSentence(term.stake, symbol) : '';
  return (
    <>
      <div className="px-4 pt-4">
        <p className="text-14 text-ink-2">{t(`source_${source}`)}</p>
        <p className="text-32">
          <IncomeAmount amount={amount} symbol={symbol} />
        </p>
        <p className="text-14 text-ink-2">{t(`about_${source}`, { stake })}</p>
      </div>
      <dl className="mt-4 px-4">
        <Figure name={t('value')}>
          <IncomeAmount amount={(term?.stake ?? 0n) + amount} symbol={symbol} className="" />
        </Figure>
        <Figure name={t('cost')}>
          {cost === null ? t('costUnknown') : <SunAmount sun={cost} cost className="" />}
        </Figure>
      </dl>
      <div className="px-4 pt-3">
        <Notice>{t('comesWhole')}</Notice>
      </div>
      <ClaimRowNotice row={row} />
      <FootBar>
        <ActionButton blocker={row.blocker} onPress={() => row.begin([claim])}>
          {t('claimIt', { amount: incomeSentence(amount, symbol) })}
        </ActionButton>
      </FootBar>
    </>
  );
}
