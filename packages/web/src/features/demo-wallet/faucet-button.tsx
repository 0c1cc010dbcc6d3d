import { useQueryClient } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import { Droplet } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { amountText } from '../../shared/format/amount.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import { FaucetRefused } from './demo-node.ts';
import { currentDemoNode } from './demo-wallet.ts';
import { demoWalletTexts } from './texts.ts';
import { demoBalanceKey } from './use-balance.ts';

/** Asks the embedded chain for coins; the chain itself says when it is enough. */
export function FaucetButton({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(demoWalletTexts);
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const drip = async () => {
    setBusy(true);
    try {
      const sun = (await currentDemoNode()?.drip(address)) ?? 0n;
      await queries.invalidateQueries({ queryKey: demoBalanceKey(address) });
      await showToast({ kind: 'good', text: t('gotFunds', { amount: amountText(sun, 6).full }) });
    } catch (error) {
      const isRefused = error instanceof FaucetRefused;
      const text = t(isRefused ? 'faucetRefused' : 'faucetFailed');
      await showToast({ kind: isRefused ? 'plain' : 'bad', text });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button kind="secondary" busy={busy} onClick={() => void drip()}>
      {!busy && <Icon of={Droplet} size={20} />}
      {t('getFunds')}
    </Button>
  );
}
