import type { Address } from '@vellum/tron/address';
import { ChevronDown, UserRound } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { alikeOf } from '../../contacts/known-address.ts';
import { AlikeNotice } from '../../contacts/lazy-parts.ts';
import { useKnownAddresses } from '../../contacts/use-known-addresses.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { FeeSplit } from '../../membership/fee-split.tsx';
import { InviterChange } from '../../membership/inviter-change.tsx';
import { Inviter } from '../../membership/inviter-name.tsx';
import { membershipTexts } from '../../membership/texts.ts';
import { rememberedInviter } from '../../state/inviter.ts';
import { useStored } from '../../state/use-store.ts';
import { AddressFull } from '../../ui/address/address-full.tsx';
import { Icon } from '../../ui/art/icon.tsx';
import { Notice } from '../../ui/states/notice.tsx';

type ActivationStepProps = Readonly<{
  /** Null for who joins without one. */
  inviter: Address | null;
  isDone: boolean;
  /** Another inviter was chosen, or none. */
  onChange: () => void;
}>;

/** Activation as a step of another action: under whom, what it costs, and what the inviter earns, on demand. */
export function ActivationStep({ inviter, isDone, onChange }: ActivationStepProps): ReactNode {
  const t = useTexts(membershipTexts);
  if (isDone) return <p className="font-strong">{t('done')}</p>;
  return (
    <>
      <p className="font-strong">{t('title')}</p>
      <InviterLine inviter={inviter} onChange={onChange} />
      <p className="mt-1 text-13 text-ink-2">{t(inviter ? 'stepUnder' : 'stepAlone')}</p>
      <Terms inviter={inviter} />
    </>
  );
}

type InviterLineProps = Omit<ActivationStepProps, 'isDone'>;

function InviterLine({ inviter, onChange }: InviterLineProps): ReactNode {
  const t = useTexts(membershipTexts);
  const [isChanging, setChanging] = useState(false);
  const linked = useStored(rememberedInviter);
  const changed = () => {
    setChanging(false);
    onChange();
  };
  return (
    <>
      <div className="mt-1 flex items-center gap-3">
        {inviter ? <Inviter address={inviter} /> : <NoInviter />}
        <button
          type="button"
          aria-expanded={isChanging}
          onClick={() => setChanging(!isChanging)}
          className="min-h-11 flex-none text-primary"
        >
          {t(inviter ? 'changeInviter' : 'addInviter')}
        </button>
      </div>
      {inviter && <PosesAs inviter={inviter} />}
      {inviter === null && linked !== null && !isChanging && (
        <div className="mt-1">
          <Notice kind="warn">{t('stepLinkWrong')}</Notice>
        </div>
      )}
      {isChanging && <InviterChange inviter={inviter} onChange={changed} />}
    </>
  );
}

/** That the inviter is not the one it looks like. */
function PosesAs({ inviter }: Readonly<{ inviter: Address }>): ReactNode {
  const alike = alikeOf(inviter, useKnownAddresses());
  return <Suspense>{alike && <AlikeNotice known={alike} />}</Suspense>;
}

function NoInviter(): ReactNode {
  const t = useTexts(membershipTexts);
  return (
    <>
      <span className="grid size-9 flex-none place-items-center rounded-full border border-dashed border-line text-ink-2">
        <Icon of={UserRound} size={20} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block">{t('withoutInviter')}</span>
        <span className="block text-13 text-ink-2">{t('aloneText')}</span>
      </span>
    </>
  );
}

/** What inviters earn, and the whole address, for who asks. */
function Terms({ inviter }: Readonly<{ inviter: Address | null }>): ReactNode {
  const t = useTexts(membershipTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="group/terms" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1 text-primary">
        {t('terms')}
        <Icon of={ChevronDown} size={16} className="group-open/terms:rotate-180" />
      </summary>
      {isOpen && (
        <div className="grid gap-3 pb-2">
          {inviter && <AddressFull address={inviter} />}
          <FeeSplit invited={inviter !== null} />
        </div>
      )}
    </details>
  );
}
