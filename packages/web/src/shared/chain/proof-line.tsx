import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { countText } from '../format/count-text.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Icon } from '../ui/art/icon.tsx';
import { uiTexts } from '../ui/texts.ts';
import type { Chain } from './chain.ts';
import { loadChain } from './load-chain.ts';
import { NodeSource } from './node-source.tsx';
import { projectConfigQuery } from './project-config.ts';

type ProofLineProps = Readonly<{
  /** Block up to which the figures were counted. */
  block: number;
  /** Asks the chain, and says in a sentence what it answered. */
  ask: (chain: Chain) => Promise<string>;
}>;

/** Where figures come from, and at a tap what the chain says of them now. */
export function ProofLine({ block, ask }: ProofLineProps): ReactNode {
  const t = useTexts(uiTexts);
  const queries = useQueryClient();
  const { mutate, status, data } = useMutation({
    mutationFn: async () => ask(await loadChain(await queries.fetchQuery(projectConfigQuery))),
  });
  return (
    <div className="px-4 pt-1 text-14 text-ink-2">
      <p className="flex min-h-11 items-center gap-2 whitespace-nowrap">
        <Icon of={ShieldCheck} size={20} className="text-up" />
        {t('readAt', { block: countText(block) })}
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
        {status === 'success' && (
          <>
            {data}
            <NodeSource className="text-13" />
          </>
        )}
        {status === 'error' && t('checkFailed')}
      </p>
    </div>
  );
}
