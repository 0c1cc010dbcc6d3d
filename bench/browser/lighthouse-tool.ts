import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { installPackages, toolFolder } from '../install-packages.ts';

export type Audits = Readonly<
  Record<
    string,
    Readonly<{
      id: string;
      title: string;
      score: number | null;
      scoreDisplayMode: string;
      numericValue?: number;
    }>
  >
>;

type Report = Readonly<{
  lhr: Readonly<{
    audits: Audits;
    categories: Readonly<Record<string, Readonly<{ score: number | null }>>>;
  }>;
}>;

/** Lighthouse and the launcher of its browser, as far as the bench calls them. */
export type LighthouseTool = Readonly<{
  lighthouse(url: string, flags: object): Promise<Report | undefined>;
  launch(options: object): Promise<Readonly<{ port: number; kill(): void }>>;
}>;

/** Installs both on first use: their 195 MB have a lockfile of their own. */
export async function lighthouseTool(): Promise<LighthouseTool> {
  installPackages('lighthouse');
  const require = createRequire(`${toolFolder('lighthouse')}/package.json`);
  const load = (name: string) => import(pathToFileURL(require.resolve(name)).href);
  const { launch } = await load('chrome-launcher');
  const { default: lighthouse } = await load('lighthouse');
  return { launch, lighthouse };
}
