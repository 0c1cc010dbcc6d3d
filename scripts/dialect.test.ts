import { expect, test } from 'vitest';
import { dialectIn, isPrivateFile, paragraphsOf, phraseCount, privateTypesIn } from './dialect.ts';
import { moduleTexts } from './module-texts.ts';
import { projectFiles, projectRoot, readProjectFile } from './project-files.ts';
import { excess, shownTexts } from './text-lengths.ts';

const files = projectFiles();
const holders =
  /^packages\/(?:web\/src\/.*\/messages\.(?:en|zh-tw)|api\/src\/texts\/(?:en|zh-tw)|server\/src\/features\/link-previews\/link-texts\.[\w-]+|stack\/src\/demo-world\/.*-texts)\.ts$/;

/** Texts that keep an old phrase or an over-long form, each with its reason. */
const SPEC = 'a message of the product specification';
const allowed: Readonly<Record<string, string>> = {
  'Not yet unlock time': SPEC,
  尚未到解鎖時間: SPEC,
  質押階段已結束: SPEC,
  'Folio {of} goes on sale': 'said of goods in every shop',
};

const isAllowed = (text: string) => text in allowed;

test('the list of old phrases is long enough to mean something', () => {
  expect(phraseCount).toBeGreaterThanOrEqual(60);
  expect(dialectIn('It comes back at any time, by nobody.')).toHaveLength(2);
  expect(dialectIn('An ongoing sale is understood.')).toEqual([]);
});

test('messages are written plainly', () => {
  const found = files
    .filter((file) => holders.test(file))
    .flatMap((file) =>
      moduleTexts(file)
        .filter((text) => !isAllowed(text))
        .flatMap((text) => dialectIn(text).map((fault) => `${file}: ${fault}`)),
    );
  expect(found).toEqual([]);
});

/** Generated from tables, or quoting the product's own words line by line. */
const quoting = /^docs\/(?:api|coverage|glossary|licences)\.md$/;

test('documents are written plainly', () => {
  const found = files
    .filter((file) => file.endsWith('.md') && !quoting.test(file))
    .flatMap((file) =>
      paragraphsOf(readProjectFile(file)).flatMap((text) =>
        dialectIn(text).map((fault) => `${file}: ${fault}`),
      ),
    );
  expect(found).toEqual([]);
});

test('log lines are written plainly', () => {
  const call = /\blog\.(?:debug|info|warn|error|fatal)\((?:[^;]|\n)*?'([^']+)',?\s*\)/g;
  const found = files
    .filter((file) => /^packages\/.*\/src\/.*(?<!\.test)\.ts$/.test(file))
    .flatMap((file) =>
      [...readProjectFile(file).matchAll(call)].flatMap(([, message = '']) =>
        dialectIn(message).map((fault) => `${file}: ${fault}`),
      ),
    );
  expect(found).toEqual([]);
});

test('types and files are named after what they hold', () => {
  const sources = files.filter((file) => /\.tsx?$/.test(file));
  const types = sources.flatMap((file) =>
    privateTypesIn(readProjectFile(file)).map((name) => `${file}: ${name}`),
  );
  expect([...types, ...sources.filter(isPrivateFile)]).toEqual([]);
});

test('buttons, labels and hints are short enough to be read', async () => {
  const pages = files.filter(
    (file) => /^packages\/web\/src\/.*\.tsx$/.test(file) && !/gallery|\.test\./.test(file),
  );
  const shown = pages.flatMap(shownTexts);
  expect(shown.length).toBeGreaterThan(300);
  const found = new Set<string>();
  for (const { kind, module, key } of shown) {
    for (const language of ['en', 'zh-tw']) {
      const { messages } = await import(`${projectRoot}/${module}.${language}.ts`);
      const text = String(messages[key]);
      const over = excess(kind, text);
      if (over !== null && !isAllowed(text)) found.add(`${module}.${key}: ${kind} of ${over}`);
    }
  }
  expect([...found]).toEqual([]);
});
