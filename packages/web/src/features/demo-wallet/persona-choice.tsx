import { KeyRound } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useProjectConfig } from '../../shared/chain/project-config.ts';
import { amountText } from '../../shared/format/amount.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Identicon } from '../../shared/ui/address/identicon.tsx';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { showToast } from '../../shared/ui/overlays/toast.ts';
import { type DemoRole, personaAddress } from './demo-accounts.ts';
import { demoNode } from './demo-node.ts';
import { demoAccounts } from './demo-wallet.ts';
import { RoleList } from './role-list.tsx';
import { TestFundsBand } from './test-funds-band.tsx';
import { demoWalletTexts } from './texts.ts';

const roles: readonly DemoRole[] = ['newcomer', 'collector', 'creator', 'owner'];

/** Who a visitor of the demo chain wants to be first. */
export function PersonaChoice({ onChosen }: Readonly<{ onChosen: () => void }>): ReactNode {
  const t = useTexts(demoWalletTexts);
  const [role, setRole] = useState<DemoRole>('newcomer');
  const nodes = useProjectConfig()?.network.nodes;
  const use = () => {
    const { address } = demoAccounts.take(role);
    onChosen();
    // Someone new has nothing to try things out with. Without it there is still the button.
    if (role !== 'newcomer' || nodes?.access !== 'direct') return;
    demoNode(nodes.full)
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
        choices={roles.map((one) => ({
          value: one,
          title: t(one),
          detail: t(`${one}Detail`),
          face: <Face role={one} />,
        }))}
        value={role}
        onChange={setRole}
      />
      <div className="mt-4">
        <Button onClick={use}>{t('useThis')}</Button>
      </div>
    </>
  );
}

/** A persona has the face of its address; one who has none yet gets a key. */
function Face({ role }: Readonly<{ role: DemoRole }>): ReactNode {
  const address = useMemo(() => personaAddress(role), [role]);
  if (address) return <Identicon address={address} size={36} />;
  return (
    <span className="hatched grid size-9 flex-none place-items-center rounded-control border border-rule bg-accent-soft text-on-accent-soft [--hatch:var(--rule)]">
      <Icon of={KeyRound} size={20} />
    </span>
  );
}
