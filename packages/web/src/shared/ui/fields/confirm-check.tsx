import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../art/icon.tsx';

type ConfirmCheckProps = Readonly<{
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}>;

/** A sentence to stand by before something that is permanent. */
export function ConfirmCheck({ label, checked, onChange }: ConfirmCheckProps): ReactNode {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        className="peer sr-only"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="grid size-6 flex-none place-items-center rounded-mark border border-line bg-surface text-transparent peer-checked:border-primary peer-checked:bg-primary peer-checked:text-on-primary peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-info">
        <Icon of={Check} size={16} />
      </span>
      <span className="min-w-0">{label}</span>
    </label>
  );
}
