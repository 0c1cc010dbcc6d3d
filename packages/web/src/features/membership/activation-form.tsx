import { type Address, parseAddress } from '@vellum/tron/address';
import { type ReactNode, Suspense } from 'react';
import { alikeOf, isAlike } from '../../shared/contacts/known-address.ts';
import { AlikeNotice } from '../../shared/contacts/lazy-parts.ts';
import { useKnownAddresses } from '../../shared/contacts/use-known-addresses.ts';
import { dateText } from '../../shared/format/date.ts';
import { useLocale, useSentenceGap } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { FeeSplit } from '../../shared/membership/fee-split.tsx';
import { InviterField } from '../../shared/membership/inviter-field.tsx';
import { membershipTexts } from '../../shared/membership/texts.ts';
import type { FoundInviter } from '../../shared/membership/use-inviter-check.ts';
import { AddressFull } from '../../shared/ui/address/address-full.tsx';
import { Identicon } from '../../shared/ui/address/identicon.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { ConfirmCheck } from '../../shared/ui/fields/confirm-check.tsx';
import { Segmented } from '../../shared/ui/fields/segmented.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
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

/** Who the inviter is, with the whole address to compare. */
function InviterCard({ inviter }: Readonly<{ inviter: FoundInviter }>): ReactNode {
  const t = useTexts(membershipTexts);
  const locale = useLocale();
  return (
    <div className="grid gap-3">
      <div className="flex items-start gap-3">
        <Identicon address={inviter.address} size={44} />
        <div className="min-w-0 pt-0.5">
          <AddressFull address={inviter.address} />
        </div>
      </div>
      <p className="text-14 text-ink-2">
        {inviter.isRoot
          ? t('rootTyped')
          : inviter.activatedAt !== null &&
            t('since', { date: dateText(inviter.activatedAt, locale), count: inviter.teamSize })}
      </p>
      {!inviter.isRoot && <p className="text-14 text-ink-2">{t('compare')}</p>}
    </div>
  );
}

type OtherThanLinkProps = Readonly<{
  /** Of the invite link, as far as it is an address. */
  linked: string | null;
  chosen: Address;
  onUseLink: (address: Address) => void;
}>;

/** Warns when the inviter is not the one of the link someone came by; a look-alike most of all. */
function OtherThanLink({ linked, chosen, onUseLink }: OtherThanLinkProps): ReactNode {
  const t = useTexts(membershipTexts);
  const gap = useSentenceGap();
  const address = parseAddress(linked ?? '');
  if (address === null || address === chosen) return null;
  const alike = isAlike(address, chosen);
  return (
    <div className="grid gap-3">
      <Notice kind={alike ? 'bad' : 'warn'}>
        <b className="font-strong">{t('otherThanLink')}</b>
        {alike && gap + t('lookAlike')}
      </Notice>
      <p className="text-14 text-ink-2">{t('fromLink')}</p>
      <AddressFull address={address} />
      <Button kind="secondary" onClick={() => onUseLink(address)}>
        {t('useLink')}
      </Button>
    </div>
  );
}
