import { useQuery } from '@tanstack/react-query';
import { type Address, shortenAddress } from '@vellum/tron/address';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { ReactNode } from 'react';
import { CoinAmount } from '../../shared/coins/coin-amount.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { useSignedIn } from '../../shared/session/session.ts';
import { Card } from '../../shared/ui/card.tsx';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { type Community, communityQuery } from './dao-queries.ts';
import { daoTexts } from './texts.ts';

/** The signed-in reader in the community, and what the community holds. */
export function CommunityPart(): ReactNode {
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
