import { type ReactNode, useState } from 'react';
import { useProjectConfig } from '../../shared/chain/project-config.ts';
import { amountText } from '../../shared/format/amount.ts';
import { Button } from '../../shared/ui/button.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import type { DemoRole } from './demo-accounts.ts';
import { demoNode } from './demo-node.ts';
import { demoAccounts } from './demo-wallet.ts';
import { RoleList } from './role-list.tsx';
import { TestFundsBand } from './test-funds-band.tsx';
import { useTexts } from './use-texts.ts';

const roles: readonly DemoRole[] = ['newcomer', 'collector', 'creator', 'owner'];

/** Who a visitor of the demo chain wants to be first. */
export function PersonaChoice({ onChosen }: Readonly<{ onChosen: () => void }>): ReactNode {
  const t = useTexts();
  const [role, setRole] = useState<DemoRole>('newcomer');
  const fullNode = useProjectConfig()?.network.fullNode;
  const use = () => {
    const { address } = demoAccounts.take(role);
    onChosen();
    // Someone new has nothing to try things out with. Without it there is still the button.
    if (role !== 'newcomer' || !fullNode) return;
    demoNode(fullNode)
      .drip(address)
      .then((sun) =>
        showToast({ kind: 'good', text: t('gotFunds', { amount: amountText(sun, 6).full }) }),
      )
      .catch(() => {});
  };
  return (
    <>
      <div className="-mx-4 mb-2">
        <TestFundsBand />
      </div>
      <RoleList
        label={t('choiceTitle')}
        choices={roles.map((one) => ({ value: one, title: t(one), detail: t(`${one}Detail`) }))}
        value={role}
        onChange={setRole}
      />
      <div className="mt-4">
        <Button onClick={use}>{t('useThis')}</Button>
      </div>
    </>
  );
}
