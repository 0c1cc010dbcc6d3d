import { type Address, shortenAddress } from '@vellum/tron/address';
import { Copy, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { AddressFull } from '../../shared/ui/address/address-full.tsx';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { useCopy } from '../../shared/ui/overlays/copy-button.tsx';
import type { Checked } from './contracts-section.tsx';
import { settingsTexts } from './texts.ts';

type ContractDetailProps = Readonly<{
  address: Address;
  checked: Checked | undefined;
  onCheck: () => void;
  timelock: Address | undefined;
}>;

/** Where a contract is, and what came of holding its code against ours. */
export function ContractDetail(props: ContractDetailProps): ReactNode {
  const { address, checked, onCheck, timelock } = props;
  const t = useTexts(settingsTexts);
  const copy = useCopy();
  return (
    <div className="px-4 pb-4">
      <AddressFull address={address} />
      {typeof checked === 'object' && (
        <dl className="pt-3">
          {checked.found !== null && (
            <Figure name={t('codeOnChain')}>
              <Hash value={checked.found} />
            </Figure>
          )}
          {checked.built !== null && (
            <Figure name={t('codeBuilt')}>
              <Hash value={checked.built} />
            </Figure>
          )}
          <Figure name={t('owner')}>
            {checked.owner === null
              ? t('nobody')
              : checked.owner === timelock
                ? t('timelock')
                : shortenAddress(checked.owner)}
          </Figure>
        </dl>
      )}
      <div className="grid grid-cols-2 gap-3 pt-3">
        <Button kind="secondary" onClick={() => copy(address)}>
          <Icon of={Copy} size={20} />
          {t('copy')}
        </Button>
        <Button kind="secondary" busy={checked === 'asking'} onClick={onCheck}>
          <Icon of={ShieldCheck} size={20} />
          {t(checked === undefined ? 'verify' : 'verifyAgain')}
        </Button>
      </div>
    </div>
  );
}

function Hash({ value }: Readonly<{ value: string }>): ReactNode {
  return (
    <span className="font-mono text-13" title={value}>
      {`${value.slice(0, 8)}…${value.slice(-8)}`}
    </span>
  );
}
