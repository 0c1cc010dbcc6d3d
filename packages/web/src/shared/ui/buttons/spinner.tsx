import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../art/icon.tsx';

/** Something is in progress; the words beside it say what. */
export function Spinner(): ReactNode {
  return <Icon of={LoaderCircle} size={20} className="animate-spin" />;
}
