import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { compiledMessages } from './compiled-messages.ts';

type Shells = Readonly<{ startShells: () => Readonly<Record<string, string>> }>;

const source = fileURLToPath(new URL('../src/app/start-shell.tsx', import.meta.url));

/** The first page in every language, each in a template that `src/start/start.ts` takes it from. */
export async function startTemplates(): Promise<string> {
  const { module } = await runnerImport<Shells>(source, {
    configFile: false,
    logLevel: 'warn',
    plugins: [compiledMessages()],
  });
  return Object.entries(module.startShells())
    .map(
      ([locale, markup]) => `<template data-start="${locale}">${withoutStyles(markup)}</template>`,
    )
    .join('\n    ');
}

/** The page's policy takes no styles from markup: `src/start/start.ts` sets them. */
const withoutStyles = (markup: string) => markup.replaceAll(' style="', ' data-style="');
