import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { DoneSeal } from '../../ui/art/seal.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { Figure } from '../fact.tsx';
import { paidActionTexts } from '../texts.ts';
import { TransactionLine } from '../transaction-line.tsx';
import { MovedTexts } from './moved-texts.tsx';
import type { PaidTransactions } from './read-receipt.ts';
import { ReceiptRows } from './receipt-rows.tsx';
import { receiptTexts } from './texts.ts';
import { useReceipt } from './use-receipt.ts';

/** One action of a row that is done. */
export type RowPart = Readonly<{ key: string; name: string; txid: string }>;

type RowReceiptProps = Readonly<{
  open: boolean;
  onClose: () => void;
  account: Address;
  /** `3 of 3 claimed` */
  title: string;
  parts: readonly RowPart[];
}>;

/** What several actions in a row came to, as one sum, and each of them. */
export function RowReceipt({ open, onClose, account, title, parts }: RowReceiptProps): ReactNode {
  const t = useTexts(paidActionTexts);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('done')}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      {open && <Content account={account} title={title} parts={parts} />}
    </Sheet>
  );
}

function Content({
  account,
  title,
  parts,
}: Pick<RowReceiptProps, 'account' | 'title' | 'parts'>): ReactNode {
  const t = useTexts(receiptTexts);
  const receipt = useReceipt(paidIn(account, parts));
  return (
    <>
      <DoneSeal />
      <h3 className="title mt-4 text-24">{title}</h3>
      <ReceiptRows receipt={receipt} />
      <h4 className="title mt-4 text-18">{t('parts')}</h4>
      <ul aria-label={t('parts')}>
        {parts.map((part) => (
          <li key={part.key} className="border-t border-line-soft py-2 first:border-t-0">
            <Part part={part} account={account} />
          </li>
        ))}
      </ul>
    </>
  );
}

const paidIn = (account: Address, parts: readonly RowPart[]): PaidTransactions => ({
  account,
  calls: parts.map(({ txid }) => txid),
  approvals: [],
  block: null,
  coins: [],
});

type PartProps = Readonly<{ part: RowPart; account: Address }>;

function Part({ part, account }: PartProps): ReactNode {
  const { name, txid } = part;
  const { data } = useReceipt(paidIn(account, [part]));
  return (
    <>
      <dl>
        <Figure name={name}>
          {data ? <MovedTexts coins={data.coins} /> : <span className="text-ink-2">{'…'}</span>}
        </Figure>
      </dl>
      <TransactionLine txid={txid} />
    </>
  );
}
