import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { shownName } from '../../shared/coins/coin.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { RowReceipt } from '../../shared/paid-action/receipt/row-receipt.tsx';
import type { Refund } from './refund-queries.ts';
import { presaleTexts } from './texts.ts';

type RefundsReceiptProps = Readonly<{
  open: boolean;
  onClose: () => void;
  address: Address;
  refunds: readonly Refund[];
  /** Of each refund its transaction. */
  txids: readonly string[];
}>;

/** What a row of refunds came to. */
export function RefundsReceipt(props: RefundsReceiptProps): ReactNode {
  const { address, refunds, txids, ...sheet } = props;
  const t = useTexts(presaleTexts);
  const parts = txids.flatMap((txid, place) => {
    const refund = refunds[place];
    return refund ? [{ key: refund.contract, name: shownName(refund.tokenName, 32), txid }] : [];
  });
  const title = t('rowDone', { done: parts.length, of: refunds.length });
  return <RowReceipt {...sheet} account={address} title={title} parts={parts} />;
}
