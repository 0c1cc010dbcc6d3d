import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import type { Claim } from '../../shared/income/claims.ts';
import { RowReceipt } from '../../shared/paid-action/receipt/row-receipt.tsx';
import { incomeTexts } from './texts.ts';

type ClaimsReceiptProps = Readonly<{
  open: boolean;
  onClose: () => void;
  address: Address;
  claims: readonly Claim[];
  /** Of each claim its transaction. */
  txids: readonly string[];
}>;

/** What a row of claims came to. */
export function ClaimsReceipt(props: ClaimsReceiptProps): ReactNode {
  const { address, claims, txids, ...sheet } = props;
  const t = useTexts(incomeTexts);
  const parts = txids.flatMap((txid, place) => {
    const claim = claims[place];
    return claim ? [{ key: claim.key, name: t(`source_${claim.source}`), txid }] : [];
  });
  const title = t('rowDone', { done: parts.length, of: claims.length });
  return <RowReceipt {...sheet} account={address} title={title} parts={parts} />;
}
