import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { paths } from '@vellum/api/wire/paths';
import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { callSignedIn } from '../../shared/session/call-signed-in.ts';
import { useSignedIn } from '../../shared/session/session.ts';
import { ConfirmCheck } from '../../shared/ui/fields/confirm-check.tsx';
import { showToast } from '../../shared/ui/overlays/toast.ts';
import { ownPartQuery } from './portfolio-queries.ts';
import { portfolioTexts } from './texts.ts';

/** Whether a nick name stands beside the figures that anybody can compute; off unless its person switches it on. */
export function NameSwitch({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(portfolioTexts);
  const queries = useQueryClient();
  const isSignedIn = useSignedIn() === address;
  const own = ownPartQuery(address);
  const { data } = useQuery({ ...own, enabled: isSignedIn });
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (show: boolean) => callSignedIn(paths.portfolio.showName, { show }),
    onSuccess: () => showToast({ kind: 'good', text: t('saved') }),
    onError: () => showToast({ kind: 'bad', text: t('failedText') }),
    onSettled: () => queries.invalidateQueries({ queryKey: own.queryKey }),
  });
  if (!isSignedIn || !data) return null;
  return (
    <div>
      <ConfirmCheck
        label={t('showName')}
        checked={isPending ? variables : data.showsName}
        onChange={(show) => mutate(show)}
      />
      <p className="pt-1 text-13 text-ink-2">{t('showNameText')}</p>
    </div>
  );
}
