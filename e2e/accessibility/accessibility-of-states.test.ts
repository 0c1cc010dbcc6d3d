import { describe, expect, it } from 'vitest';
import { collectorScreens } from '../gallery/collector.ts';
import { earnScreens } from '../gallery/earn.ts';
import { buyerScreens, creatorScreens } from '../gallery/launch.ts';
import { signInAsCollector, signInAsCreator, signInAsMember } from '../gallery/member.ts';
import { connectAsNewcomer, newcomerScreens } from '../gallery/newcomer.ts';
import { memberScreens, type Screen, screens } from '../gallery/screens.ts';
import { stories } from '../gallery/stories.ts';
import { onStack } from '../stack/on-stack.ts';
import type { TestStack } from '../stack/stack.ts';
import { problemsInBothThemes } from '../visitor/accessibility.ts';
import { type Visitor, visit } from '../visitor/visitor.ts';
import { isDeep } from '../visitor/ways.ts';

const on = onStack({ demoWorld: 'small', web: 'gallery' });

// Every page by itself is looked at by accessibility.test.ts.
describe.runIf(isDeep)('axe finds no problem in either theme', () => {
  it('with what a member sees', async () => {
    expect(await problemsOf(memberScreens, signInAsMember)).toEqual([]);
  });

  it('with what a collector sees of cards and boxes', async () => {
    expect(await problemsOf(collectorScreens, signInAsCollector)).toEqual([]);
  });

  it('with what a collector sees of the ways of earning', async () => {
    expect(await problemsOf(earnScreens, signInAsCollector)).toEqual([]);
  });

  it('with what a buyer sees of launches', async () => {
    expect(await problemsOf(await buyerScreens(on.site), signInAsCollector)).toEqual([]);
  });

  it('with what a creator sees of launches', async () => {
    expect(await problemsOf(await creatorScreens(on.site), signInAsCreator)).toEqual([]);
  });

  it('with the activation sheet', async () => {
    expect(await problemsOf(newcomerScreens, connectAsNewcomer)).toEqual([]);
  });

  it('with the states of a paid action, overlays and toasts', async () => {
    const states = (await screens()).filter(({ name }) => /^state-(toasts|offline)/.test(name));
    expect(await problemsOf(states)).toEqual([]);
    // The long page that they open on is looked at by itself.
    const sheets = (await screens()).filter(({ name }) => /^state-(paid|overlay)/.test(name));
    expect(await problemsOf(sheets, undefined, '[role=dialog]')).toEqual([]);
  });

  it.each(stories)('on the way of $name', async ({ tell }) => {
    const visitor = await visit(on.browser, on.site.url, { locale: 'zh-TW' });
    const problems: string[] = [];
    await tell({
      ...visitor,
      stack: on.site,
      shoot: async (name) => {
        for (const one of await problemsInBothThemes(visitor.page))
          problems.push(`${name}: ${one}`);
      },
    });
    expect(problems).toEqual([]);
    await visitor.leave();
  });
});

/** What axe finds on the screens of the gallery, each with its name. */
async function problemsOf(
  shown: readonly Screen[],
  begin?: (visitor: Visitor, stack: TestStack) => Promise<void>,
  within?: string,
): Promise<readonly string[]> {
  const visitor = await visit(on.browser, on.site.url, { locale: 'en' });
  await begin?.(visitor, on.site);
  const problems: string[] = [];
  for (const { name, path, prepare } of shown) {
    await visitor.page.goto(path);
    await visitor.page.waitForLoadState('networkidle');
    await prepare?.(visitor.page);
    const found = await problemsInBothThemes(visitor.page, within ? { within } : {});
    problems.push(...found.map((one) => `${name}: ${one}`));
  }
  await visitor.leave();
  return problems;
}
