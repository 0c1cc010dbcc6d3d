import { useMutation, useQueryClient } from '@tanstack/react-query';
import { team } from '@vellum/contracts/team';
import type { Address } from '@vellum/tron/address';
import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { loadChain } from '../../shared/chain/load-chain.ts';
import { projectConfigQuery } from '../../shared/chain/project-config.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { useTexts } from './use-texts.ts';

type ProofLineProps = Readonly<{
  address: Address;
  /** Block up to which the figures were counted. */
  block: number;
  directCount: number;
}>;

/** Where the figures come from, and the contract's own count at a tap: asked of the node, not of our server. */
export function ProofLine({ address, block, directCount }: ProofLineProps): ReactNode {
  const t = useTexts();
  const queries = useQueryClient();
  const { mutate, status, data } = useMutation({
    mutationFn: async () => {
      const chain = await loadChain(await queries.fetchQuery(projectConfigQuery));
      return Number(await chain.read('team', team.directCount(address)));
    },
  });
  return (
    <div className="px-4 pt-1 text-14 text-ink-2">
      <p className="flex min-h-11 items-center gap-2">
        <Icon of={ShieldCheck} size={20} className="text-up" />
        {t('readAt', { block: block.toLocaleString('en-US') })}
        <span aria-hidden className="size-[3px] rounded-full bg-current" />
        <button
          type="button"
          disabled={status === 'pending'}
          onClick={() => mutate()}
          className="min-h-11 text-primary underline underline-offset-3"
        >
          {t(status === 'pending' ? 'checking' : 'check')}
        </button>
      </p>
      <p role="status" className="empty:hidden">
        {status === 'success' && t(data === directCount ? 'same' : 'different', { count: data })}
        {status === 'error' && t('checkFailed')}
      </p>
    </div>
  );
}
