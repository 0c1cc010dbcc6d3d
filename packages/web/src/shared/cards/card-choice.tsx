import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../ui/art/icon.tsx';
import { CardLine } from './card-row.tsx';

type CardChoiceProps = Readonly<{
  tokenId: string;
  checked: boolean;
  onChange: () => void;
  detail?: ReactNode;
  value?: ReactNode;
}>;

/** A card in a list of which several are chosen: the whole row is the box to tick. */
export function CardChoice({ checked, onChange, ...line }: CardChoiceProps): ReactNode {
  return (
    <label className="flex cursor-pointer items-center gap-3 px-4 py-3 hover:bg-surface-2 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-info">
      <input type="checkbox" className="peer sr-only" checked={checked} onChange={onChange} />
      <span className="grid size-6 flex-none place-items-center rounded-mark border border-line bg-surface text-transparent peer-checked:border-primary peer-checked:bg-primary peer-checked:text-on-primary">
        <Icon of={Check} size={16} />
      </span>
      <CardLine {...line} />
    </label>
  );
}
