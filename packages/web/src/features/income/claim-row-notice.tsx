import type { ReactNode } from 'react';
import { RowNotice } from '../../shared/paid-action/row-notice.tsx';
import type { ClaimRow } from './use-claim-row.tsx';
import { useTexts } from './use-texts.ts';

/** How far a row of claims came, and which source stopped it. */
export function ClaimRowNotice({ row }: Readonly<{ row: ClaimRow }>): ReactNode {
  const t = useTexts();
  return <RowNotice row={row} t={t} head={row.source && t(`source_${row.source}`)} />;
}
