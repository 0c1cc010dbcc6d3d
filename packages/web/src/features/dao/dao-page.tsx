import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ProposalGroup, proposalGroups } from '@vellum/api/wire/choice-lists';
import { type Address, shortenAddress } from '@vellum/tron/address';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useProjectConfig } from '../../shared/chain/project-config.ts';
import { CoinAmount } from '../../shared/coins/coin-amount.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { useLastDone } from '../../shared/paid-action/use-last-done.ts';
import { usePaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { useSignedIn } from '../../shared/session/session.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { buttonClass } from '../../shared/ui/buttons/button-class.ts';
import { FootBar } from '../../shared/ui/buttons/foot-bar.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { FilterChips } from '../../shared/ui/fields/filter-chips.tsx';
import { PagedList, rowsIn } from '../../shared/ui/lists/paged-list.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { CopyButton } from '../../shared/ui/overlays/copy-button.tsx';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { type Community, communityQuery, proposalsQuery } from './dao-queries.ts';
import { DelegateSheet, delegateVotes } from './delegate-sheet.tsx';
import { isPastDemoVote } from './demo-vote/demo-title.ts';
import { PastDemoVotes } from './demo-vote/past-demo-votes.tsx';
import { useOpenVote } from './demo-vote/use-open-vote.ts';
import { ProposalRow } from './proposal-row.tsx';
import { RulesNote } from './rules-note.tsx';
import { daoTexts } from './texts.ts';
import { useStanding, VotesHead } from './votes-head.tsx';

/** The community DAO: what the reader votes with, and every proposal. */
export function DaoPage(): ReactNode {
  const t = useTexts(daoTexts);
  const address = addressOf(useWallet().connection);
  const delegating = usePaidAction(delegateVotes);
  const delegated = useLastDone(delegating.state);
  const [isOpen, setOpen] = useState(false);
  const { data: standing } = useStanding(address);
  useOpenVote();
  return (
    <>
      <VotesHead address={address} onDelegate={() => setOpen(true)} />
      <Proposals address={address} />
      <RulesNote />
      <CommunityPart />
      <FootBar>
        <Link to={paths.daoPropose} className={buttonClass()}>
          <Icon of={Plus} size={20} />
          {t('propose')}
        </Link>
      </FootBar>
      {address !== null && (
        <DelegateSheet
          key={`${address} ${delegated}`}
          address={address}
          standing={standing}
          open={isOpen}
          onClose={() => setOpen(false)}
          used={delegating}
        />
      )}
      {delegating.sheet}
    </>
  );
}

function Proposals({ address }: Readonly<{ address: Address | null }>): ReactNode {
  const t = useTexts(daoTexts);
  const [group, choose] = useState<ProposalGroup | 'all'>('all');
  const query = useInfiniteQuery(proposalsQuery(group === 'all' ? null : group, address));
  const counts = query.data?.pages[0]?.counts;
  const isDemo = useProjectConfig()?.network.name === 'devnet';
  const rows = rowsIn(query);
  const past = isDemo ? rows.filter(isPastDemoVote) : [];
  const all = proposalGroups.reduce((sum, one) => sum + (counts?.[one] ?? 0), 0);
  const label = (one: ProposalGroup | 'all') => {
    const n = one === 'all' ? all : (counts?.[one] ?? 0);
    return counts === undefined ? t(`group_${one}`) : `${t(`group_${one}`)} ${n}`;
  };
  return (
    <div className="pt-3">
      <FilterChips
        label={t('groups')}
        choices={(['all', ...proposalGroups] as const).map((value) => ({
          value,
          label: label(value),
        }))}
        value={group}
        onChange={choose}
      />
      <PagedList
        query={query}
        rows={past.length === 0 ? rows : rows.filter((row) => !past.includes(row))}
        label={t('proposals')}
        keyOf={({ proposalId }) => proposalId}
        render={(proposal) => <ProposalRow proposal={proposal} isKnown={address !== null} />}
        failed={{ title: t('failedTitle'), text: t('failedText') }}
        empty={past.length === 0 && <EmptyState title={t('none')} text={t('noneText')} />}
      />
      <PastDemoVotes proposals={past} isKnown={address !== null} />
    </div>
  );
}

/** The signed-in reader in the community, and what the community holds. */
function CommunityPart(): ReactNode {
  const t = useTexts(daoTexts);
  const address = useSignedIn();
  const { data } = useQuery({
    ...communityQuery(address ?? ('' as Address)),
    enabled: address !== null,
  });
  if (address === null || !data) return null;
  return (
    <Section title={t('myCommunity')}>
      <Card>
        <Facts community={data} />
      </Card>
      <p className="px-4 pt-2 text-13 text-ink-2">{t('treasuryNote')}</p>
    </Section>
  );
}

function Facts({ community }: Readonly<{ community: Community }>): ReactNode {
  const t = useTexts(daoTexts);
  const { parent, level, teamSize, treasury, openProposals, inviteUrl } = community;
  return (
    <dl>
      <Figure name={t('invitedBy')}>
        {parent === null ? (
          t('nobody')
        ) : (
          <span className="font-mono">{shortenAddress(parent)}</span>
        )}
      </Figure>
      <Figure name={t('levelAndTeam')}>{t('levelTeam', { level, team: teamSize })}</Figure>
      <Figure name={t('openProposals')}>{openProposals}</Figure>
      <Figure name={t('treasury')}>
        {treasury.length === 0
          ? t('treasuryEmpty')
          : treasury.map(({ symbol, amount }) => (
              <span key={symbol} className="block">
                <CoinAmount amount={amount} coin={{ symbol, decimals: COIN_DECIMALS }} />
              </span>
            ))}
      </Figure>
      {inviteUrl !== null && (
        <Figure name={t('inviteLink')}>
          <span className="-my-3 -mr-3 block">
            <CopyButton text={inviteUrl} what={t('inviteLink')} />
          </span>
        </Figure>
      )}
    </dl>
  );
}
