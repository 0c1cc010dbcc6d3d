import { countText } from '../../coins/cost-text.ts';
import { timeText } from '../../format/date.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useWalletLabel } from '../../wallet/wallet-label.ts';
import { type ActionState, minedOf, type Step } from '../action-state.ts';
import type { JournalRecord } from '../journal/journal-record.ts';
import { paidActionTexts } from '../texts.ts';
import type { LineState, ProgressLine } from './progress-steps.ts';

type Words = Readonly<{ title: string; detail?: string | undefined }>;

const done = {
  reserve: 'reserved',
  allow: 'allowed',
  sign: 'signed',
  send: 'sent',
  confirm: 'confirmed',
  register: 'registered',
} as const satisfies Record<ProgressLine, string>;

const now = {
  reserve: 'reserving',
  allow: 'allowing',
  sign: 'signing',
  send: 'sending',
  confirm: 'confirming',
  register: 'registering',
} as const satisfies Record<ProgressLine, string>;

const ahead = {
  reserve: 'stepReserve',
  allow: 'stepAllow',
  sign: 'stepSign',
  send: 'stepSend',
  confirm: 'stepConfirm',
  register: 'stepRegister',
} as const satisfies Record<ProgressLine, string>;

/** The step that is entered when a line is done: its time is the line's. */
const enteredAfter: Readonly<Record<ProgressLine, readonly Step[]>> = {
  reserve: ['approving', 'signing'],
  allow: ['signing'],
  sign: ['broadcasting'],
  send: ['confirming'],
  confirm: ['registering'],
  register: ['done'],
};

/** Words for a line of the progress list: what it is, and when it was done or what it waits for. */
export function useStepTexts(record: JournalRecord | null, name: string) {
  const t = useTexts(paidActionTexts);
  const wallet = useWalletLabel()(name);
  const doneAt = (line: ProgressLine): string | undefined => {
    const [time] = enteredAfter[line].flatMap((step) => record?.times[step] ?? []);
    return time === undefined ? undefined : timeText(time);
  };
  const words: Readonly<Record<LineState, (line: ProgressLine, state: ActionState) => Words>> = {
    ahead: (line) => ({ title: t(ahead[line]) }),
    failed: (line) => ({ title: t(line === 'confirm' ? 'refusedOnChain' : 'notSent') }),
    now: (line, state) => ({
      title: isAllowanceSent(state) ? t('allowSent') : t(now[line], { wallet }),
      ...(line === 'confirm' && { detail: t('confirmingDetail') }),
    }),
    done: (line, state) => {
      const block = line === 'confirm' ? minedIn(state) : null;
      const detail = block === null ? doneAt(line) : t('inBlock', { block: countText(block) });
      return { title: t(done[line], { wallet }), detail };
    },
  };
  return (line: ProgressLine, look: LineState, state: ActionState) => words[look](line, state);
}

function isAllowanceSent(state: ActionState): boolean {
  return state.step === 'approving' && state.txid !== null;
}

function minedIn(state: ActionState): number | null {
  return minedOf(state)?.block ?? null;
}
