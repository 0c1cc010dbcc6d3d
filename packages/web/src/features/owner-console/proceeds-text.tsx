import { trade } from '@vellum/contracts/trade';
import type { ReactNode } from 'react';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import { moneyText } from '../../shared/coins/cost-text.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { trx } from '../../shared/paid-action/trx.ts';
import { ownerTexts } from './texts.ts';

const WHOLE_BPS = 10_000n;

type ProceedsTextProps = Readonly<{ contract: string; symbol: string }>;

/** What the owner of an internal sale gets for it, and the fee, by the sale's own figures. */
export function ProceedsText({ contract, symbol }: ProceedsTextProps): ReactNode {
  const t = useTexts(ownerTexts);
  const { data } = useChainRead(['trade', 'proceeds', contract], async (chain) => {
    const [{ sharePrice, sold }, feeBps] = await Promise.all([
      chain.read(contract, trade.data()),
      chain.read(contract, trade.fee()),
    ]);
    const proceeds = sold * sharePrice;
    return { proceeds, fee: (proceeds * feeBps) / WHOLE_BPS };
  });
  if (!data) return t('tradeDoes_withdraw', { what: symbol });
  const { proceeds, fee } = data;
  return (
    <>
      <b className="block text-18/6 font-strong">{moneyText(trx(proceeds - fee))}</b>
      {t('proceedsFee', { what: symbol, fee: moneyText(trx(fee)) })}
    </>
  );
}
