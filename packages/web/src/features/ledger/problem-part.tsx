import { shortenAddress } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { ledgerAccount } from './ledger-account.ts';
import type { LedgerProblem, LedgerProblemKind } from './ledger-problem.ts';
import type { messages } from './messages.en.ts';
import { ledgerTexts } from './texts.ts';

type Text = keyof typeof messages;

const words: Readonly<Record<Exclude<LedgerProblemKind, 'rejected'>, readonly [Text, Text]>> = {
  'no-device': ['noDeviceTitle', 'noDeviceText'],
  busy: ['busyTitle', 'busyText'],
  locked: ['lockedTitle', 'lockedText'],
  'no-app': ['noAppTitle', 'noAppText'],
  unplugged: ['unpluggedTitle', 'unpluggedText'],
  'contracts-off': ['contractsOffTitle', 'contractsOffText'],
  'hash-off': ['hashOffTitle', 'hashOffText'],
  'other-device': ['otherDeviceTitle', 'otherDeviceText'],
  failed: ['failedTitle', 'failedText'],
};

/** What keeps the device from going on, and what to do about it. */
export function ProblemPart({ problem }: Readonly<{ problem: LedgerProblem }>): ReactNode {
  const t = useTexts(ledgerTexts);
  const [title, text] = words[problem.kind === 'rejected' ? 'failed' : problem.kind];
  const address = ledgerAccount.get()?.address;
  const values = {
    app: problem.app ?? '',
    address: address ? shortenAddress(address) : '',
    technical: problem.cause instanceof Error ? problem.cause.message : '',
  };
  return (
    <div role="status">
      <Notice kind="warn">
        <b className="block font-strong">{t(title)}</b>
        {t(problem.app === null ? text : 'otherAppText', values)}
      </Notice>
    </div>
  );
}
