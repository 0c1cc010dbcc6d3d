import type { ReactNode } from 'react';

/** Paper for an object: a certificate, an invitation, a proof. Never for a section, never in another card. */
export function Card({ children }: Readonly<{ children: ReactNode }>): ReactNode {
  return (
    <div className="mx-4 rounded-card border border-line-soft bg-surface p-4 shadow-1">
      {children}
    </div>
  );
}
