import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { uiTexts } from '../ui/texts.ts';
import { useProjectConfig } from './project-config.ts';

/** Whose word an answer of the chain is: a node's that this browser asks, or our server's. Stands by every check. */
export function NodeSource({ className = '' }: Readonly<{ className?: string }>): ReactNode {
  const t = useTexts(uiTexts);
  const access = useProjectConfig()?.network.nodes.access;
  if (access === undefined) return null;
  return <span className={`block ${className}`}>{t(`nodeBy_${access}`)}</span>;
}
