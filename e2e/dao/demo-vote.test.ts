// @module-tag deep

import type { EndpointAt, ReplyOf } from '@vellum/api/endpoints/call-shape';
import { demoPersonaKey } from '@vellum/api/project/demo-personas';
import { encodeForm } from '@vellum/api/wire/form';
import { paths } from '@vellum/api/wire/paths';
import { vlm } from '@vellum/contracts/coins';
import { governor } from '@vellum/contracts/dao';
import { fromHexAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import { addressOfPrivateKey } from '@vellum/tron/signature';
import { describe, expect, it } from 'vitest';
import { giveVlm } from '../stack/earn-pools.ts';
import { onStack } from '../stack/on-stack.ts';
import { appIn } from '../visitor/app-in.ts';
import { appTexts } from '../visitor/app-texts.ts';
import { visit } from '../visitor/visitor.ts';
import { deepJourneyWays } from '../visitor/ways.ts';
import { DaoVoter } from './dao-voter.ts';

const on = onStack({ demoWorld: 'small' });
type Proposal = ReplyOf<EndpointAt<typeof paths.dao.list>>['list'][number];

const HOUR = 3_600_000;
const VISITS = 20;
/** 30 days in all. */
const BETWEEN = 36 * HOUR;
const SECOND = 1000;
/** Until a vote begins, with one second to be past it. */
const BEGIN = 61 * SECOND;
const LEFT = 3 * 60 * SECOND;

async function proposals(group?: 'voting'): Promise<readonly Proposal[]> {
  const reply = await fetch(`${on.site.url}${paths.dao.list}`, {
    method: 'POST',
    body: encodeForm({ pageNo: 1, pageSize: 50, ...(group && { group }) }),
  });
  return ((await reply.json()) as { data: { list: Proposal[] } }).data.list;
}

async function pass(milliseconds: number): Promise<void> {
  await on.site.devnet.increaseTime(milliseconds);
  await on.site.devnet.mine();
  await on.site.indexed();
}

const now = () => on.site.devnet.chain.head().timestamp;

/** A vote with three minutes left, once the visit has brought it about. */
async function openVote(): Promise<Proposal> {
  const open = async () =>
    (await proposals('voting')).find(({ voteEnd }) => voteEnd - now() >= LEFT);
  await expect.poll(open, { timeout: 60_000 }).toBeDefined();
  return (await open()) as Proposal;
}

describe('a demo in which nobody votes', () => {
  it(`has a vote that can be cast at each of ${VISITS} visits in 30 days`, async () => {
    const { site, browser } = on;
    const visitor = await visit(browser, site.url, { locale: 'en', desktop: false });
    const app = appIn(visitor.page, false);
    const t = appTexts('en');
    const titles = new Set<string>();
    for (let count = 0; count < VISITS; count += 1) {
      await visitor.page.goto('/dao');
      const { proposalId, title } = await openVote();
      titles.add(title);
      await app.getByText(title).first().waitFor();
      await pass(BEGIN);
      expect(await site.read('governor', governor.state(BigInt(proposalId)))).toBe('active');
      await visitor.page.goto('about:blank');
      const made = (await proposals()).length;
      await pass(BETWEEN);
      // While nobody looks, nothing is proposed.
      expect(await proposals()).toHaveLength(made);
    }
    expect(titles.size).toBeGreaterThanOrEqual(6);
    await visitor.page.goto('/dao');
    await openVote();
    await app.getByText(t.like('dao.pastDemoVotes')).waitFor();
    await app.getByText(t.like('dao.pastDemoVotes')).click();
    await app.getByText(t.like('dao.quorumMissed')).first().waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});

describe.each(deepJourneyWays)('the personas in the DAO, $what', (way) => {
  it('vote on what is open, delegate for the next, and execute what passed', async () => {
    const { site } = on;
    const persona = (name: 'collector' | 'owner') => {
      const privateKey = demoPersonaKey(name);
      return { privateKey, address: fromHexAddress(addressOfPrivateKey(fromHex(privateKey))) };
    };
    const voter = await DaoVoter.arrive(on, way, { account: persona('collector') });
    const { t, app, page } = voter;
    const { proposalId, title } = await openVote();
    await app.getByText(title).first().click();
    await page.waitForURL(`**/dao/${proposalId}`);
    await pass(BEGIN);
    await page.reload();
    // Votes that come now count from the next proposal on.
    const id = BigInt(proposalId);
    const before = await site.read('vlm', vlm.votes(voter.account.address));
    expect(before).toBeGreaterThan(0n);
    await giveVlm(site, voter.account, 1_000_000n);
    await app.getByLabel(t('dao.for'), { exact: true }).check();
    await app.getByLabel(t('dao.reason'), { exact: true }).fill('Fair.');
    await voter.button(t('dao.voteButton', { choice: t('dao.for') })).click();
    await voter.confirm(t('dao.voteReview'));
    await voter.close(t.like('dao.voteDone', { choice: t('dao.for') }));
    const { inFavour } = await site.read('governor', governor.votesOf(id));
    expect(inFavour).toBe(before);
    await app.getByText(t('dao.largestVoter'), { exact: true }).waitFor();
    await app.getByText(t('dao.quorumFalls'), { exact: true }).waitFor();
    await voter.expectAccessible();
    await voter.visitor.leave();

    const owner = await DaoVoter.arrive(on, way, { account: persona('owner') });
    await owner.page.goto(`/dao/${proposalId}`);
    await owner.app.getByLabel(t('dao.for'), { exact: true }).check();
    await owner.button(t('dao.voteButton', { choice: t('dao.for') })).click();
    await owner.confirm(t('dao.voteReview'));
    await owner.close(t.like('dao.voteDone', { choice: t('dao.for') }));
    await owner.pass(site, 601);
    await owner.button(t('dao.queueButton')).click();
    await owner.confirm(t('dao.queueReview'));
    await owner.close(t('dao.queueDone'));
    await owner.pass(site, 61);
    await owner.button(t('dao.executeButton')).click();
    await owner.confirm(t('dao.executeReview'));
    await owner.close(t('dao.executeDone'));
    expect(await site.read('governor', governor.state(id))).toBe('executed');
    expect(owner.visitor.complaints).toEqual([]);
    await owner.visitor.leave();
  });
});
