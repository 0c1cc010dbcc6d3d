import { trc20 } from '@vellum/contracts/coins';
import { toHexAddress } from '@vellum/tron/address';
import { getAccount } from '@vellum/tron/client/accounts';
import type { ReactNode } from 'react';
import type { Chain } from '../../shared/chain/chain.ts';
import { ProofLine } from '../../shared/chain/proof-line.tsx';
import { amountText } from '../../shared/format/amount.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Row } from '../../shared/ui/row.tsx';
import { Section } from '../../shared/ui/section.tsx';
import type { MemberCard } from './team-queries.ts';
import { teamTexts } from './texts.ts';

/** TRX, USDT and VLM: all have six. */
const DECIMALS = 6;

/** What the node says the wallet holds. */
export function WalletHoldings({ card }: Readonly<{ card: MemberCard }>): ReactNode {
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
