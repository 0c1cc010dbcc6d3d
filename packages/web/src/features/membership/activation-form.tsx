import type { Address } from '@vellum/tron/address';
import { type ReactNode, Suspense } from 'react';
import { alikeOf } from '../../shared/contacts/known-address.ts';
import { AlikeNotice } from '../../shared/contacts/lazy-parts.ts';
import { useKnownAddresses } from '../../shared/contacts/use-known-addresses.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { AddressFull } from '../../shared/ui/address-full.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { ConfirmCheck } from '../../shared/ui/confirm-check.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { Segmented } from '../../shared/ui/segmented.tsx';
import { FeeSplit } from './fee-split.tsx';
import { InviterCard } from './inviter-card.tsx';
import { InviterField } from './inviter-field.tsx';
import { OtherThanLink } from './other-than-link.tsx';
import { membershipTexts } from './texts.ts';
import type { ActivationForm as Form } from './use-activation-form.ts';

type ActivationFormProps = Readonly<{
  form: Form;
  root: Address;
  /** Why an earlier press led nowhere. */
  refusal: string | null;
}>;

/** The contract's own name for it: what wallets show. */
const SIGNED = 'bindParent';

/** Whom to be bound to, and what that means for money. */
export function ActivationForm({ form, root, refusal }: ActivationFormProps): ReactNode {
  const t = useTexts(membershipTexts);
  return (
    <div className="grid gap-5">
      <Segmented
        label={t('choice')}
        value={form.naming}
        onChange={form.chooseNaming}
        choices={[
          { value: 'inviter', label: t('withInviter') },
          { value: 'alone', label: t('withoutInviter') },
        ]}
      />
      {form.naming === 'inviter' ? <Invited form={form} /> : <Alone form={form} root={root} />}
      {refusal !== null && <Notice kind="bad">{refusal}</Notice>}
      <FeeSplit invited={form.naming === 'inviter' && !isRoot(form)} />
      <dl className="text-14">
        <Line name={t('youSign')}>
          <code className="font-mono text-13">{SIGNED}</code>
        </Line>
        <Line name={t('changeLater')}>{t('byNobody')}</Line>
      </dl>
    </div>
  );
}

function Invited({ form }: Readonly<{ form: Form }>): ReactNode {
  const t = useTexts(membershipTexts);
  const { check } = form;
  return (
    <div className="grid gap-4">
      <InviterField form={form} />
      {check.status === 'unknown' && (
        <Button kind="secondary" size="small" onClick={check.retry}>
          {t('retry')}
        </Button>
      )}
      {check.status === 'found' && (
        <>
          <InviterCard inviter={check.inviter} />
          <PosesAs inviter={check.inviter.address} />
          <OtherThanLink
            linked={form.linked}
            chosen={check.inviter.address}
            onUseLink={form.type}
          />
          <ConfirmCheck
            label={t(check.inviter.isRoot ? 'forGood' : 'confirmInviter')}
            checked={form.confirmed}
            onChange={form.confirm}
          />
        </>
      )}
    </div>
  );
}

/** That the inviter is not the one it looks like. */
function PosesAs({ inviter }: Readonly<{ inviter: Address }>): ReactNode {
  const alike = alikeOf(inviter, useKnownAddresses());
  return <Suspense>{alike && <AlikeNotice known={alike} />}</Suspense>;
}

function Alone({ form, root }: Readonly<{ form: Form; root: Address }>): ReactNode {
  const t = useTexts(membershipTexts);
  return (
    <div className="grid gap-3">
      <div>
        <p>{t('rootTitle')}</p>
        <p className="text-14 text-ink-2">{t('rootText')}</p>
      </div>
      <AddressFull address={root} />
      <ConfirmCheck label={t('forGood')} checked={form.confirmed} onChange={form.confirm} />
    </div>
  );
}

function Line({ name, children }: Readonly<{ name: string; children: ReactNode }>): ReactNode {
  return (
    <div className="flex min-h-11 items-center justify-between gap-3 border-t border-line-soft first:border-t-0">
      <dt className="text-ink-2">{name}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  );
}

const isRoot = ({ check }: Form): boolean => check.status === 'found' && check.inviter.isRoot;
