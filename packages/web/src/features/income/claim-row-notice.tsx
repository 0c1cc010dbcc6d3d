import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { RowNotice } from '../../shared/paid-action/row-notice.tsx';
import { incomeTexts } from './texts.ts';
import type { ClaimRow } from './use-claim-row.tsx';

/** How far a row of claims came, and which source stopped it. */
export function ClaimRowNotice({ row }: Readonly<{ row: ClaimRow }>): ReactNode {
  const t = useTexts(incomeTexts);
  return <RowNotice row={row} t={t} head={row.source && t(`source_${row.source}`)} />;
}
