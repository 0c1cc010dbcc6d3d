import type { ReactNode } from 'react';
import { useProjectConfig } from '../../shared/chain/project-config.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { pageBuild } from '../../shared/offline/page-build.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { useHydrated } from '../../shared/start/use-hydrated.ts';
import { Section } from '../../shared/ui/section.tsx';
import { settingsTexts } from './texts.ts';

/** What runs here: the page, the server's configuration, and the set of contracts both go by. */
export function VersionsSection(): ReactNode {
  const t = useTexts(settingsTexts);
  const config = useProjectConfig();
  const build = useBuild()?.match(/-([\w-]{8})\.js$/)?.[1] ?? null;
  return (
    <Section title={t('versions')}>
      <dl className="px-4">
        <Figure name={t('versionPage')}>
          <Code value={build ?? t('development')} />
        </Figure>
        {config && (
          <>
            <Figure name={t('versionServer')}>
              <Code value={config.version.slice(0, 12)} />
            </Figure>
            <Figure name={t('versionContracts')}>
              <Code value={config.registryHash.slice(0, 12)} />
            </Figure>
            <Figure name={t('network')}>
              <Code value={`${config.network.name}, ${config.network.genesis.slice(-8)}`} />
            </Figure>
          </>
        )}
      </dl>
    </Section>
  );
}

/** The page knows it, the server that renders it does not. */
function useBuild(): string | null {
  return useHydrated() ? pageBuild() : null;
}

function Code({ value }: Readonly<{ value: string }>): ReactNode {
  return <span className="font-mono text-13">{value}</span>;
}
