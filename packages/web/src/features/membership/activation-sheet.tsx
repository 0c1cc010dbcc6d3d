import type { Address } from '@vellum/tron/address';
import { type ReactNode, useEffect } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import {
  type ActivationReason,
  closeActivation,
  openActivation,
  useActivationSheet,
} from '../../shared/membership/activation-sheet-state.ts';
import { type Standing, useStanding } from '../../shared/membership/standing.ts';
import { membershipTexts } from '../../shared/membership/texts.ts';
import { type ActivateParams, activate } from '../../shared/paid-action/activation/activate.ts';
import { type UsedPaidAction, usePaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { ConnectButton } from '../../shared/session/step-buttons.tsx';
import { rememberedInviter } from '../../shared/state/inviter.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { Sheet } from '../../shared/ui/overlays/sheet.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { ActivationButton } from './activation-button.tsx';
import { ActivationForm } from './activation-form.tsx';
import { AlreadyActive, NextSteps, UnderWay } from './activation-states.tsx';
import { ConnectFirst } from './connect-first.tsx';
import { type ActivationForm as Form, useActivationForm } from './use-activation-form.ts';
import { useUnderWay } from './use-under-way.ts';

/** What the sheet shows: always the one thing that can be done next. */
type View = 'connect' | 'asking' | 'unknown' | 'active' | 'under-way' | 'form';

/** Activation from anywhere in the app. What was typed stays while the sheet is closed. */
export function ActivationSheet(): ReactNode {
  const t = useTexts(membershipTexts);
  const reason = useActivationSheet();
  const standing = useStanding();
  const action = usePaidAction(activate);
  const isUnderWay = useUnderWay(standing.status === 'inactive' ? standing.address : null);
  const view = viewOf(standing, isUnderWay || action.blocker === 'running');
  const form = useActivationForm(memberOf(standing), rootOf(standing));
  useReturnToForm(action);
  useForgetInviter(standing.status === 'active');

  const press = (params: ActivateParams) => {
    // The review has a sheet of its own; it comes in the place of this one.
    closeActivation();
    action.begin(params);
  };
  return (
    <>
      <Sheet
        open={reason !== null}
        onClose={closeActivation}
        title={t(titles[view])}
        {...(view === 'form' && { detail: t('detail') })}
        footer={<Footer view={view} standing={standing} form={form} onPress={press} />}
      >
        <Body view={view} reason={reason} standing={standing} form={form} action={action} />
      </Sheet>
      {action.sheet}
    </>
  );
}

const titles = {
  connect: 'title',
  asking: 'title',
  unknown: 'title',
  form: 'title',
  active: 'active',
  'under-way': 'underWay',
} as const satisfies Record<View, string>;

function viewOf(standing: Standing, isUnderWay: boolean): View {
  if (standing.status === 'disconnected') return 'connect';
  if (standing.status !== 'inactive') return standing.status;
  return isUnderWay ? 'under-way' : 'form';
}

type BodyProps = Readonly<{
  view: View;
  reason: ActivationReason | null;
  standing: Standing;
  form: Form;
  action: UsedPaidAction<ActivateParams>;
}>;

function Body({ view, reason, standing, form, action }: BodyProps): ReactNode {
  const t = useTexts(membershipTexts);
  switch (view) {
    case 'connect':
      return <ConnectFirst />;
    case 'asking':
      return <Skeleton height={220} />;
    case 'unknown':
      return <Notice kind="bad">{t('standingFailed')}</Notice>;
    case 'under-way':
      return <UnderWay />;
    case 'active':
      return <AlreadyActive parent={parentOf(standing)} root={rootOf(standing)} />;
    case 'form':
      return (
        <div className="grid gap-5">
          {reason === 'needed' && <Notice kind="info">{t('needed')}</Notice>}
          <ActivationForm form={form} root={rootOf(standing)} refusal={action.refusal} />
        </div>
      );
  }
}

type FooterProps = Readonly<{
  view: View;
  standing: Standing;
  form: Form;
  onPress: (params: ActivateParams) => void;
}>;

function Footer({ view, standing, form, onPress }: FooterProps): ReactNode {
  const t = useTexts(membershipTexts);
  switch (view) {
    case 'connect':
      return <ConnectButton />;
    case 'unknown':
      return (
        <Button onClick={standing.status === 'unknown' ? standing.retry : undefined}>
          {t('retry')}
        </Button>
      );
    case 'under-way':
      return (
        <Button kind="secondary" onClick={closeActivation}>
          {t('keepWatching')}
        </Button>
      );
    case 'active':
      return <NextSteps />;
    case 'asking':
      return <Button disabled>{t('beginning')}</Button>;
    case 'form':
      return <ActivationButton form={form} onPress={onPress} />;
  }
}

/** A refusal before the review is said in the form, so the form comes back. */
function useReturnToForm({ refusal }: UsedPaidAction<ActivateParams>): void {
  useEffect(() => {
    if (refusal !== null) openActivation();
  }, [refusal]);
}

/** The link has done its work. */
function useForgetInviter(isActive: boolean): void {
  useEffect(() => {
    if (isActive) rememberedInviter.set(null);
  }, [isActive]);
}

const nobody = '' as Address;
const memberOf = (standing: Standing) => ('address' in standing ? standing.address : '');
const rootOf = (standing: Standing) => ('root' in standing ? standing.root : nobody);
const parentOf = (standing: Standing) => ('parent' in standing ? standing.parent : null);
