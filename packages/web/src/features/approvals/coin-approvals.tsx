import { shortenAddress } from '@vellum/tron/address';
import { Check, ShieldCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Coin } from '../../shared/coins/coin.ts';
import { coinSentence, coinText } from '../../shared/coins/coin-amount.tsx';
import { dateText } from '../../shared/format/date.ts';
import { useLocale, useSentenceGap } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { CoinOrLp } from '../../shared/lp/coin-or-lp.tsx';
import { useLpSentence } from '../../shared/lp/use-lp.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { Spinner } from '../../shared/ui/buttons/spinner.tsx';
import { Dot } from '../../shared/ui/dot.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { StatusBadge } from '../../shared/ui/states/status-badge.tsx';
import { spenderText } from './spender-name.ts';
import { isUnlimited, reachOf, type StandingApproval } from './standing-approval.ts';
import { approvalTexts } from './texts.ts';
import type { CancelRow } from './use-cancel-row.ts';

type CoinApprovalsProps = Readonly<{
  list: readonly StandingApproval[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  row: CancelRow;
}>;

/** All that stand, the most dangerous first, each to be chosen. */
export function CoinApprovals({ list, chosen, onChoose, row }: CoinApprovalsProps): ReactNode {
  const t = useTexts(approvalTexts);
  const isAll = list.every(({ key }) => chosen.has(key));
  const toggle = (key: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(key);
    else next.delete(key);
    onChoose(next);
  };
  return (
    <Section
      title={t('coins')}
      aside={
        <button
          type="button"
          className="flex min-h-11 items-center gap-2 text-primary"
          onClick={() => onChoose(isAll ? new Set() : new Set(list.map(({ key }) => key)))}
        >
          {t(isAll ? 'selectNone' : 'selectAll')}
          <Icon of={Check} size={16} />
        </button>
      }
    >
      <ul>
        {list.map((approval) => (
          <li key={approval.key} className="border-t border-line-soft first:border-t-0">
            <ApprovalRow
              approval={approval}
              isChosen={chosen.has(approval.key)}
              onChoose={(isChosen) => toggle(approval.key, isChosen)}
              isUnderWay={
                row.current?.token === approval.coin.address &&
                row.current.spender === approval.spender
              }
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

type ApprovalRowProps = Readonly<{
  approval: StandingApproval;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  isUnderWay: boolean;
}>;

/** One approval: who, how much, since when, and what it reaches. */
function ApprovalRow(props: ApprovalRowProps): ReactNode {
  const { approval, isChosen, onChoose, isUnderWay } = props;
  const t = useTexts(approvalTexts);
  const { coin, spender, spenderName, allowance } = approval;
  const who = t(spenderText(spenderName));
  const limit = useSentence(allowance, coin);
  const amount = isUnlimited(approval) ? t('noLimit') : limit;
  return (
    <label className="grid cursor-pointer grid-cols-[24px_minmax(0,1fr)] gap-x-3 px-4 py-3 hover:bg-surface-2">
      <input
        type="checkbox"
        className="peer sr-only"
        checked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
        aria-label={t('choose', { amount, who: `${who} ${spender}` })}
      />
      <span className="mt-0.5 grid size-6 place-items-center rounded-mark border border-line bg-surface text-transparent peer-checked:border-primary peer-checked:bg-primary peer-checked:text-on-primary peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-info">
        <Icon of={Check} size={16} />
      </span>
      <span className="min-w-0">
        <span className="flex flex-wrap justify-between gap-x-3">
          <span className="flex items-center gap-2 font-strong">
            {who}
            {isUnderWay && <Spinner />}
          </span>
          <span className="ml-auto">
            <Allowed approval={approval} />
          </span>
        </span>
        <span className="block pt-0.5 text-13 break-keep text-ink-2">
          <span className="font-mono" title={spender}>
            {shortenAddress(spender)}
          </span>
          <Dot />
          <Since approval={approval} />
        </span>
        <Standing approval={approval} />
      </span>
    </label>
  );
}

function Allowed({ approval }: Readonly<{ approval: StandingApproval }>): ReactNode {
  const t = useTexts(approvalTexts);
  if (!isUnlimited(approval)) return <CoinOrLp amount={approval.allowance} coin={approval.coin} />;
  return (
    <span className="whitespace-nowrap">
      <span className="font-strong text-down">{t('noLimit')}</span>{' '}
      <span className="text-14 text-ink-2">{approval.coin.symbol}</span>
    </span>
  );
}

function Since({ approval }: Readonly<{ approval: StandingApproval }>): ReactNode {
  const t = useTexts(approvalTexts);
  const date = dateText(approval.at, useLocale());
  const { given, allowance, coin } = approval;
  const isUsed = given > allowance && !isUnlimited(approval);
  const coins = useLpSentence(coin.pair ? coin.address : null, given);
  const amount = coins ?? coinText(given, coin).short;
  return isUsed ? t('givenOf', { date, amount }) : t('givenOn', { date });
}

function Standing({ approval }: Readonly<{ approval: StandingApproval }>): ReactNode {
  const t = useTexts(approvalTexts);
  if (approval.spenderName === null) return <Reach approval={approval} />;
  return (
    <span className="block pt-2">
      <StatusBadge kind="up" icon={ShieldCheck}>
        {t('known')}
      </StatusBadge>
    </span>
  );
}

/** What somebody whom nobody knows could take. */
function Reach({ approval }: Readonly<{ approval: StandingApproval }>): ReactNode {
  const t = useTexts(approvalTexts);
  const gap = useSentenceGap();
  const { balance, coin } = approval;
  const reach = reachOf(approval);
  const amount = useSentence(reach, coin);
  const text = reach === 0n ? 'reachesNothing' : reach === balance ? 'reachesAll' : 'reaches';
  return (
    <span className="flex gap-2 pt-2 text-14 text-down">
      <Icon of={TriangleAlert} size={16} className="mt-0.5 flex-none" />
      <span>
        {t('notKnown')}
        {gap}
        {t(text, { amount })}
      </span>
    </span>
  );
}

/** An amount in one piece; of LP the two coins that it stands for. */
function useSentence(amount: bigint, coin: Coin): string {
  const coins = useLpSentence(coin.pair ? coin.address : null, amount);
  return coins ?? coinSentence(amount, coin);
}
