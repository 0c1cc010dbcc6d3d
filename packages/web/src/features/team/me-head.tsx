import { useQuery } from '@tanstack/react-query';
import { trc20 } from '@vellum/contracts/coins';
import { type Address, toHexAddress } from '@vellum/tron/address';
import { getAccount } from '@vellum/tron/client/accounts';
import type { ReactNode } from 'react';
import type { Chain } from '../../shared/chain/chain.ts';
import { ProofLine } from '../../shared/chain/proof-line.tsx';
import { amountText } from '../../shared/format/amount.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { type Standing, useStanding } from '../../shared/membership/standing.ts';
import { useSignedIn } from '../../shared/session/session.ts';
import { ConnectButton, SignInButton } from '../../shared/session/step-buttons.tsx';
import { Row } from '../../shared/ui/lists/row.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { useReturning } from '../../shared/wallet/use-returning.ts';
import { IdentityHead, type PersonParts } from './identity-head.tsx';
import { type MemberCard, memberCardQuery } from './team-queries.ts';
import { teamTexts } from './texts.ts';

type MeHeadProps = Readonly<{
  /** What is here while nobody is connected. */
  nobody: ReactNode;
  parts: PersonParts;
}>;

/** The top of the page about oneself: who is connected, and what the wallet holds. */
export function MeHead({ nobody, parts }: MeHeadProps): ReactNode {
  const standing = useStanding();
  const isReturning = useReturning();
  if (standing.status === 'disconnected' && isReturning) {
    return (
      <div className="px-4 pt-3">
        <Skeleton height={132} />
      </div>
    );
  }
  if (standing.status === 'disconnected') {
    return (
      <>
        {nobody}
        <div className="px-4 pt-4">
          <ConnectButton />
        </div>
      </>
    );
  }
  return <Connected standing={standing} parts={parts} />;
}

type ConnectedProps = Pick<MeHeadProps, 'parts'> &
  Readonly<{ standing: Exclude<Standing, { status: 'disconnected' }> }>;

function Connected({ standing, parts }: ConnectedProps): ReactNode {
  const signedIn = useSignedIn();
  return (
    <>
      <IdentityHead standing={standing} parts={parts} />
      {signedIn ? <Holdings address={signedIn} /> : <SignIn />}
    </>
  );
}

function Holdings({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(teamTexts);
  const { data, isError } = useQuery(memberCardQuery(address));
  if (data) return <WalletHoldings card={data} />;
  return (
    <div className="px-4 pt-8">
      {isError ? (
        <p className="text-14 text-ink-2">{t('failedText')}</p>
      ) : (
        <Skeleton height={180} />
      )}
    </div>
  );
}

function SignIn(): ReactNode {
  const t = useTexts(teamTexts);
  return (
    <div className="flex items-center justify-between gap-3 px-4 pt-4">
      <p className="text-14 text-ink-2">{t('holdsSignIn')}</p>
      <div className="flex-none">
        <SignInButton kind="secondary" size="small" />
      </div>
    </div>
  );
}

/** The card of whoever is signed in, for entries that name a figure of it. */
export function useMyCard(): MemberCard | undefined {
  const signedIn = useSignedIn();
  return useQuery({
    ...memberCardQuery(signedIn ?? ('' as Address)),
    enabled: signedIn !== null,
  }).data;
}

/** TRX, USDT and VLM: all have six. */
const DECIMALS = 6;

/** What the node says the wallet holds. */
function WalletHoldings({ card }: Readonly<{ card: MemberCard }>): ReactNode {
  const t = useTexts(teamTexts);
  const { balances, asOf } = card;
  if (balances.length === 0) {
    return (
      <Section title={t('holds')}>
        <p className="px-4 text-14 text-ink-2">{t('holdsUnread')}</p>
      </Section>
    );
  }
  return (
    <Section title={t('holds')}>
      {balances.map(({ symbol, amount }) => (
        <Row key={symbol} title={symbol} value={<Amount amount={amount} />} />
      ))}
      <ProofLine
        block={asOf.head}
        ask={async (chain) => t((await isTrue(chain, card)) ? 'holdsSame' : 'holdsDifferent')}
      />
    </Section>
  );
}

function Amount({ amount }: Readonly<{ amount: string }>): ReactNode {
  const { short, full } = amountText(BigInt(amount), DECIMALS);
  return (
    <span title={full} className="font-strong">
      {short}
    </span>
  );
}

/** Reads every balance again, from the node. */
async function isTrue(chain: Chain, { address, balances }: MemberCard): Promise<boolean> {
  const now = await Promise.all(
    balances.map(async ({ coin }) =>
      coin === null
        ? ((await getAccount(chain.client, toHexAddress(address)))?.balance ?? 0n)
        : chain.read(coin, trc20.balanceOf(address)),
    ),
  );
  return balances.every(({ amount }, at) => now[at] === BigInt(amount));
}
