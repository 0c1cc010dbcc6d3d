import { presale } from '@vellum/contracts/presale';
import type { ReactNode } from 'react';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import { moneyText } from '../../shared/coins/cost-text.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { trx } from '../../shared/paid-action/trx.ts';
import { presaleTexts } from './texts.ts';

const WHOLE_BPS = 10_000n;

type IntoPoolProps = Readonly<{ contract: string; name: string; raised: bigint }>;

/** What of the raised TRX becomes the pool, and what else becomes of it, by the sale's own terms. */
export function IntoPool({ contract, name, raised }: IntoPoolProps): ReactNode {
  const t = useTexts(presaleTexts);
  const { data } = useChainRead(['presale', 'into-pool', contract], async (chain) => {
    const [feeBps, split] = await Promise.all([
      chain.read(contract, presale.fee()),
      chain.read(contract, presale.moneySplit()),
    ]);
    return { feeBps, backingBps: split.backing };
  });
  if (!data) return null;
  const [fee, backing] = [data.feeBps, data.backingBps].map((bps) => (raised * bps) / WHOLE_BPS);
  const rest = { fee: fee ?? 0n, backing: backing ?? 0n };
  const pool = raised - rest.fee - rest.backing;
  return (
    <>
      {t('endGet', { amount: moneyText(trx(pool)), name })}
      <span className="mt-1 block text-14 text-ink-2">
        {t('endFee', { raised: moneyText(trx(raised)), fee: moneyText(trx(rest.fee)) })}
        {rest.backing > 0n && (
          <span className="block">{t('endBacking', { amount: moneyText(trx(rest.backing)) })}</span>
        )}
      </span>
    </>
  );
}
