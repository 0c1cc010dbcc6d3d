import { Check, Clock, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { toast as sonner, Toaster } from 'sonner';
import 'sonner/dist/styles.css';
import { Icon } from './icon.tsx';
import type { Toast } from './toast.ts';
import { useTexts } from './use-texts.ts';

const fadesAfter = 5000;
const loadingId = 'loading';

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
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<Host />);
  return {
    show(toast: Toast): void {
      const lasting = toast.kind === 'bad' || toast.kind === 'loading';
      sonner.custom((id) => <ToastCard id={id} toast={toast} />, {
        duration: lasting ? Number.POSITIVE_INFINITY : fadesAfter,
        ...(toast.kind === 'loading' && { id: loadingId }),
      });
    },
    clearLoading(): void {
      sonner.dismiss(loadingId);
    },
  };
}

function Host(): ReactNode {
  const t = useTexts();
  return (
    <Toaster
      position="bottom-center"
      offset={80}
      mobileOffset={{ bottom: 80, left: 16, right: 16 }}
      containerAriaLabel={t('notices')}
    />
  );
}

function ToastCard({ id, toast }: Readonly<{ id: string | number; toast: Toast }>): ReactNode {
  const t = useTexts();
  const { kind, text, action } = toast;
  return (
    <div
      role={kind === 'bad' ? 'alert' : undefined}
      className="flex min-h-14 w-[min(448px,calc(100vw-32px))] items-center gap-3 rounded-control bg-[var(--toast)] py-1.5 pr-2 pl-4 text-14 text-[var(--on-toast)]"
    >
      <Icon of={icons[kind]} size={20} className={inks[kind]} />
      <span className="min-w-0 flex-1">{text}</span>
      {action && (
        <button
          type="button"
          className="min-h-11 min-w-11 px-2 font-strong text-[var(--toast-mark)]"
          onClick={() => {
            sonner.dismiss(id);
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
          onClick={() => sonner.dismiss(id)}
        >
          <Icon of={X} size={20} />
        </button>
      )}
    </div>
  );
}
