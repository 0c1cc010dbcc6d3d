import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import { moneyText } from '../../shared/coins/cost-text.ts';
import { dateTimeText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import type { Launch } from '../../shared/launch/launch.ts';
import { tokenPath } from '../../shared/launch/token-path.ts';
import { lpSentence } from '../../shared/lp/lp-sentence.ts';
import { useLpFacts } from '../../shared/lp/use-lp.ts';
import { lpPath } from '../../shared/navigation/lp-path.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { ActionButton } from '../../shared/paid-action/action-button.tsx';
import { trx } from '../../shared/paid-action/trx.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { buttonClass } from '../../shared/ui/buttons/button-class.ts';
import { FootBar } from '../../shared/ui/buttons/foot-bar.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { useNow } from '../../shared/ui/time/use-now.ts';
import type { PresaleFacts, PresalePart } from './presale-facts.ts';
import { presaleTexts } from './texts.ts';
import type { PresaleActions } from './use-presale-actions.tsx';
import { nextRound, roundsOf } from './vesting.ts';

type PresaleBarProps = Readonly<{
  launch: Launch;
  facts: PresaleFacts;
  /** Undefined while unknown, or when nobody is connected. */
  mine: PresalePart | undefined;
  actions: PresaleActions;
}>;

/** The one right action once the sale is over. */
export function PresaleBar(props: PresaleBarProps): ReactNode {
  const { actions, facts } = props;
  const action = { ended: actions.end, launched: actions.claim, failed: actions.refund }[
    facts.state as 'ended' | 'launched' | 'failed'
  ];
  return (
    <FootBar className="grid gap-2">
      {action.refusal !== null && <Notice kind="bad">{action.refusal}</Notice>}
      {facts.state === 'ended' && <EndButtons {...props} />}
      {facts.state === 'launched' && <ClaimButton {...props} />}
      {facts.state === 'failed' && <RefundButton {...props} />}
    </FootBar>
  );
}

function EndButtons({ launch, facts, actions: { end, fail } }: PresaleBarProps): ReactNode {
  const t = useTexts(presaleTexts);
  const now = useNow(useChainClock());
  const place = { token: launch.token, contract: launch.presale, name: launch.name };
  return (
    <>
      <p className="text-14 text-ink-2">{t('launchCost')}</p>
      <ActionButton
        blocker={end.blocker}
        onPress={() => end.begin({ ...place, raised: facts.raised.toString() })}
      >
        {t('launchIt')}
      </ActionButton>
      {facts.failableFrom !== null && now >= facts.failableFrom && (
        <>
          {fail.refusal !== null && <Notice kind="bad">{fail.refusal}</Notice>}
          <ActionButton kind="secondary" blocker={fail.blocker} onPress={() => fail.begin(place)}>
            {t('openRefunds')}
          </ActionButton>
        </>
      )}
    </>
  );
}

/** Into coins at once, or as LP that continues earning fees. */
function ClaimButton(props: PresaleBarProps): ReactNode {
  const { launch, facts, mine, actions } = props;
  const { claim } = actions;
  const t = useTexts(presaleTexts);
  const { data: pool } = useLpFacts(facts.pair);
  const vested = mine?.vested ?? 0n;
  const amount = pool ? lpSentence(pool, vested) : '';
  // The receipt names what is claimed: it is known before anybody can claim.
  const isReading = mine === undefined || (vested > 0n && !pool);
  if (isReading && claim.blocker === null) return <Button disabled>{t('reading')}</Button>;
  if (mine?.vested === 0n) return <Waiting {...props} mine={mine} />;
  const { token, presale: contract, name } = launch;
  return (
    <>
      {mine && (
        <>
          <p className="text-14 text-ink-2">{t('canClaim', { amount })}</p>
          <Link to={lpPath(facts.pair, 'vested')} className={buttonClass()}>
            {t('claimAndWithdraw')}
          </Link>
        </>
      )}
      <ActionButton
        {...(mine && { kind: 'secondary' as const })}
        blocker={claim.blocker}
        onPress={() => claim.begin({ token, contract, name, amount })}
      >
        {t('claim')}
      </ActionButton>
    </>
  );
}

/** Until when nothing can be claimed; for who has nothing more to come, the token itself. */
function Waiting({ launch, facts, mine }: PresaleBarProps & { readonly mine: PresalePart }) {
  const t = useTexts(presaleTexts);
  const locale = useLocale();
  const now = useNow(useChainClock());
  const next = nextRound(roundsOf(facts.vesting, facts.launchedAt ?? now), now);
  if (mine.shares === 0 || !next) return <TokenLink launch={launch} />;
  return (
    <>
      <p className="text-14 text-ink-2">{t(mine.claimed === 0n ? 'notOpenYet' : 'allTaken')}</p>
      <Button disabled>{t('opensOn', { time: dateTimeText(next.opensAt, locale) })}</Button>
    </>
  );
}

function RefundButton({ launch, facts, mine, actions: { refund } }: PresaleBarProps): ReactNode {
  const t = useTexts(presaleTexts);
  if (mine === undefined && refund.blocker === null) {
    return <Button disabled>{t('reading')}</Button>;
  }
  if (mine && (mine.shares === 0 || mine.isRefunded)) {
    return <RefundsLink />;
  }
  const shares = mine?.shares ?? 0;
  const due = facts.price * BigInt(shares);
  const { token, presale: contract, name } = launch;
  return (
    <>
      <ActionButton
        blocker={refund.blocker}
        onPress={() => refund.begin({ token, contract, name, shares, refund: due.toString() })}
      >
        {mine ? t('takeBack', { amount: moneyText(trx(due)) }) : t('refundOne')}
      </ActionButton>
      <RefundsLink />
    </>
  );
}

function RefundsLink(): ReactNode {
  const t = useTexts(presaleTexts);
  return (
    <Link to={paths.refunds} className={buttonClass('secondary')}>
      {t('seeRefunds')}
    </Link>
  );
}

function TokenLink({ launch }: Readonly<{ launch: Launch }>): ReactNode {
  const t = useTexts(presaleTexts);
  return (
    <Link to={tokenPath(launch.token)} className={buttonClass()}>
      {t('seeToken')}
    </Link>
  );
}
