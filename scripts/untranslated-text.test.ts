import { describe, expect, test } from 'vitest';
import { projectFiles, readProjectFile } from './project-files.ts';
import { untranslatedTexts } from './untranslated-text.ts';

const found = (jsx: string) => untranslatedTexts('sample.tsx', `export const sample = ${jsx};`);

describe('text that does not come from the messages', () => {
  test.each([
    '<p>Connect wallet</p>',
    '<p>{"Connect wallet"}</p>',
    '<p>{ready && "Ready now"}</p>',
    '<p>連接錢包</p>',
    '<input placeholder="Search" />',
    `<img alt={\`Card of \${name}\`} />`,
    '<Button aria-label={open ? "Close" : t("open")} />',
    '<Field note={{ kind: "bad", text: "Too long" }} />',
    '<a title={"Copy " + address}>{address}</a>',
    '(() => { void showToast({ kind: "good", text: "Copied" }); })()',
    '(() => { document.title = "Home of cards"; })()',
  ])('is found in %s', (jsx) => {
    expect(found(jsx)).toHaveLength(1);
  });

  test.each([
    '<p>{t("connect")}</p>',
    '<p className="text-14">{t("connect", { wallet: "x" })}</p>',
    '<input type="text" autoComplete="one-time-code" aria-describedby="note" />',
    '<b>Vellum</b>',
    '<Stat value="1,000" unit="TRX" label={t("fee")} />',
    '<p>· {amount} / 100 %</p>',
    '<Notice kind="warn">{t("risk")}</Notice>',
  ])('is not found in %s', (jsx) => {
    expect(found(jsx)).toEqual([]);
  });

  test('tells the line', () => {
    expect(
      untranslatedTexts('x.tsx', 'export const x = (\n  <p>\n    {"Here it is"}\n  </p>\n);'),
    ).toEqual(['3: Here it is']);
  });

  test('a file that cannot be read is no clean file', () => {
    expect(() => untranslatedTexts('x.tsx', '<p')).toThrow('cannot be read');
  });
});

/** Shown when no language could be loaded at all: it is in both. */
const inBothLanguages = ['packages/web/src/start/start.ts'];

test('no module of the app speaks past the messages', () => {
  const modules = projectFiles().filter(
    (file) =>
      /^packages\/web\/src\/.*\.tsx?$/.test(file) &&
      !/\/gallery\/|\.test\.tsx?$|\/messages\./.test(file) &&
      !inBothLanguages.includes(file),
  );
  expect(modules.length).toBeGreaterThan(100);
  const texts = modules.flatMap((file) =>
    untranslatedTexts(file, readProjectFile(file)).map((line) => `${file}:${line}`),
  );
  expect(texts).toEqual([]);
});
