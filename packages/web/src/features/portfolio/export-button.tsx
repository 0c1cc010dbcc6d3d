import { useMutation } from '@tanstack/react-query';
import { paths } from '@vellum/api/wire/paths';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { dataOf } from '../../shared/http/call.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { retrySignedIn } from '../../shared/session/call-signed-in.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { showToast } from '../../shared/ui/overlays/toast.ts';
import { saveFile } from '../../shared/ui/save-file.ts';
import { portfolioTexts } from './texts.ts';

/** The positions as a file; asks to sign in first. */
export function ExportButton(): ReactNode {
  const t = useTexts(portfolioTexts);
  const { mutate, isPending } = useMutation({
    mutationFn: () => retrySignedIn(fetchFile),
    onSuccess: (file) => saveFile(file, 'vellum-portfolio.csv'),
    onError: () => showToast({ kind: 'bad', text: t('exportFailed') }),
  });
  return (
    <Button kind="secondary" busy={isPending} onClick={() => mutate()}>
      <Icon of={Download} size={20} />
      {t('exportCsv')}
    </Button>
  );
}

async function fetchFile(): Promise<Blob> {
  const response = await fetch(paths.portfolio.export);
  // A refusal comes in an envelope, which this reads and throws.
  if (!response.ok) await dataOf(response);
  return response.blob();
}
