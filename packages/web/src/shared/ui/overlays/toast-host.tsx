import { Check, Clock, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useTexts } from '../../i18n/use-texts.ts';
import { useStore } from '../../state/use-store.ts';
import { Icon } from '../art/icon.tsx';
import { uiTexts } from '../texts.ts';
import type { Toast } from './toast.ts';
import { ToastList } from './toast-list.ts';

const fadesAfter = 5000;

const icons: Readonly<Record<Toast['kind'], LucideIcon>> = {
  good: Check,
  plain: X,
  bad: TriangleAlert,
  loading: Clock,
};

const inks: Readonly<Record<Toast['kind'], string>> = {
  good: 'text-[var(--toast-mark)]',
  plain: 'opacity-70',
  bad: 'text-[var(--toast-bad)]',
  loading: 'text-[var(--toast-mark)]',
};

/** Puts the host of toasts beside the app; loaded with the first toast. */
export function openToastHost() {
  const list = new ToastList();
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<Host list={list} />);
  return {
    show: (toast: Toast) => list.show(toast),
    clearLoading: () => list.clearLoading(),
  };
}

function Host({ list }: Readonly<{ list: ToastList }>): ReactNode {
  const t = useTexts(uiTexts);
  const shown = useStore(list.subscribe, list.get);
  return (
    // Announced, and so not hidden from screen readers by an open dialog, which takes all touches from it like from the page.
    <section
      aria-label={t('notices')}
      aria-live="polite"
      className="toasts fixed bottom-20 left-1/2 z-60 flex w-max -translate-x-1/2 flex-col items-center gap-3"
    >
      {shown.map(({ id, toast }) => (
        <ToastCard key={id} toast={toast} onDone={() => list.dismiss(id)} />
      ))}
    </section>
  );
}

/** Most fade by themselves, but not under a hand that moved onto them: one that rests where a toast comes up reads nothing. */
function useFading(toast: Toast, onDone: () => void) {
  const [isHeld, setHeld] = useState(false);
  const fades = (toast.kind === 'good' || toast.kind === 'plain') && !isHeld;
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (!fades) return;
    const timer = setTimeout(() => done(), fadesAfter);
    return () => clearTimeout(timer);
  }, [fades]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return { onPointerMove: hold, onPointerLeave: release, onFocus: hold, onBlur: release };
}

function ToastCard({ toast, onDone }: Readonly<{ toast: Toast; onDone: () => void }>): ReactNode {
  const t = useTexts(uiTexts);
  const { kind, text, action } = toast;
  const fading = useFading(toast, onDone);
  return (
    <div
      {...fading}
      role={kind === 'bad' ? 'alert' : undefined}
      className="pop flex min-h-14 w-[min(448px,calc(100vw-32px))] items-center gap-3 rounded-control bg-[var(--toast)] py-2 pr-2 pl-4 text-14 text-[var(--on-toast)]"
    >
      <Icon of={icons[kind]} size={20} className={inks[kind]} />
      <span className="min-w-0 flex-1">{text}</span>
      {action && (
        <button
          type="button"
          className="min-h-11 min-w-11 px-2 font-strong text-[var(--toast-mark)]"
          onClick={() => {
            onDone();
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      {kind === 'bad' && (
        <button
          type="button"
          aria-label={t('close')}
          className="grid size-11 place-items-center"
          onClick={onDone}
        >
          <Icon of={X} size={20} />
        </button>
      )}
    </div>
  );
}
