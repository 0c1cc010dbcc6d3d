import { shortenAddress } from '@vellum/tron/address';
import { Check, CircleAlert, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { ExplorerAnchor } from '../../../shared/chain/explorer-anchor.tsx';
import { NodeSource } from '../../../shared/chain/node-source.tsx';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useLaunch } from '../../../shared/launch/launch.ts';
import type { TokenDetail } from '../../../shared/launch/launch-queries.ts';
import { trxSentence } from '../../../shared/launch/trx-sentence.ts';
import { Icon } from '../../../shared/ui/art/icon.tsx';
import { Section } from '../../../shared/ui/lists/section.tsx';
import { CopyButton } from '../../../shared/ui/overlays/copy-button.tsx';
import { Notice } from '../../../shared/ui/states/notice.tsx';
import { type ContractCheck, contractChecks } from './contract-checks.ts';
import { tokenPageTexts } from './texts.ts';

/** The four contracts of a launch. The factory itself is asked which they are: it made them from public code. */
export function ContractsPart({ token }: Readonly<{ token: TokenDetail }>): ReactNode {
  const t = useTexts(tokenPageTexts);
  const { data: launch, isError } = useLaunch(token.tokenAddress);
  const checks = contractChecks(token, launch);
  const isForeign = checks.some(({ check }) => check === 'foreign');
  return (
    <Section
      title={t('contracts')}
      aside={
        <ExplorerAnchor id={token.tokenAddress} kind="contract">
          {t('explorer')}
        </ExplorerAnchor>
      }
    >
      {isForeign && (
        <div className="px-4 pb-2">
          <Notice kind="bad">{t('foreign')}</Notice>
        </div>
      )}
      <ul className="px-4">
        {checks.map(({ name, address, check }) => (
          <li
            key={name}
            className="flex items-center gap-3 border-t border-line-soft py-2 first:border-t-0"
          >
            <Mark check={isError && check === 'asking' ? 'unasked' : check} />
            <div className="min-w-0 flex-1">
              <p>
                {t(`contract_${name}`)}{' '}
                <span title={address} className="font-mono text-14">
                  {shortenAddress(address)}
                </span>
              </p>
              <p className="text-13 text-ink-2">
                <Says token={token} name={name} />
              </p>
            </div>
            <span className="-mr-3">
              <CopyButton text={address} what={t(`contract_${name}`)} />
            </span>
          </li>
        ))}
      </ul>
      <p className="px-4 pt-1 text-13 text-ink-2">
        {t('contractsText')}
        <NodeSource />
      </p>
    </Section>
  );
}

type Shown = ContractCheck['check'] | 'unasked';

function Mark({ check }: Readonly<{ check: Shown }>): ReactNode {
  const t = useTexts(tokenPageTexts);
  const looks = {
    ours: [Check, 'text-up'],
    foreign: [CircleAlert, 'text-down'],
    asking: [Minus, 'text-ink-2'],
    unasked: [Minus, 'text-warn'],
  } as const;
  const [icon, ink] = looks[check];
  return (
    <>
      <Icon of={icon} size={20} className={`mt-0.5 self-start ${ink}`} />
      <span className="sr-only">{t(`check_${check}`)}</span>
    </>
  );
}

type SaysProps = Readonly<{ token: TokenDetail; name: ContractCheck['name'] }>;

function Says({ token, name }: SaysProps): ReactNode {
  const t = useTexts(tokenPageTexts);
  const { sold, shares, backing, trade, stage } = token;
  switch (name) {
    case 'token':
      return t('tokenSays');
    case 'presale':
      return t('presaleSays', { stage: t(`presale_${stage}`), sold, shares });
    case 'basePool':
      return backing === '0' ? t('poolEmpty') : t('poolHolds', { amount: trxSentence(backing) });
    case 'trade':
      return t(`trade_${trade}`);
  }
}
