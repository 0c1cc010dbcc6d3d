// @module-tag deep

import { paths } from '@vellum/api/wire/paths';
import { vlm } from '@vellum/contracts/coins';
import { governor } from '@vellum/contracts/dao';
import { proposalIdOf } from '@vellum/contracts/proposal-id';
import { proposalText } from '@vellum/contracts/proposal-text';
import { tokenFactory } from '@vellum/contracts/token-launch';
import { utf8ToBytes } from '@vellum/tron/bytes';
import { keccak256 } from '@vellum/tron/hash';
import { describe, expect, it } from 'vitest';
import { holdWallet } from '../browser/held-requests.ts';
import { contractAt, giveVlm } from '../stack/earn-pools.ts';
import { onStack } from '../stack/on-stack.ts';
import type { Account } from '../stack/stack.ts';
import { deepJourneyWays, deepRefusalWays, isDeep } from '../visitor/ways.ts';
import { DaoVoter } from './dao-voter.ts';

const on = onStack();
const COIN = 1_000_000n;
/** More than a quorum. */
const MANY = 60_000_000n * COIN;
/** Of the embedded chain, in seconds, with one to be past them. */
const waits = { begin: 61, vote: 601, timelock: 61 };

/** Someone with votes who proposes a fee, past the app. */
async function propose(who: Account, trx: bigint, body: string): Promise<bigint> {
  const { site } = on;
  const text = proposalText(body, who.address);
  const { data } = tokenFactory.setCreationFee(trx * COIN);
  const actions = [{ target: contractAt(site, 'tokenFactory'), value: 0n, data }];
  await site.send(who, 'governor', governor.propose(actions, text));
  await site.indexed();
  return proposalIdOf(actions, keccak256(utf8ToBytes(text)));
}

async function pass(seconds: number): Promise<void> {
  await on.site.devnet.increaseTime(seconds * 1000);
  await on.site.devnet.mine();
  await on.site.indexed();
}

describe.each(deepJourneyWays)('the community DAO, $what', (way) => {
  it('a proposal goes from draft to a changed fee (S1.40)', async () => {
    const { site } = on;
    const voter = await DaoVoter.arrive(on, way);
    const { t, app } = voter;
    // Another one for each way: what is set already cannot be proposed.
    const fee = (await site.read('tokenFactory', tokenFactory.creationFee())) / COIN / 2n;
    await giveVlm(site, voter.account, MANY);
    await voter.page.reload();
    await app.getByText(t.like('dao.sleeping')).waitFor();
    await voter.expectAccessible();
    await voter.button(t('dao.delegate')).click();
    const form = voter.dialog(t('dao.delegateTitle'));
    await form.waitFor();
    await voter.expectAccessible();
    await form.getByRole('button', { name: t('dao.delegateReviewButton') }).click();
    await voter.confirm(t('dao.delegateReview'));
    await voter.close(t('dao.delegateDoneSelf'));
    await app.getByText(t('dao.delegatedToMe')).waitFor();
    expect(await site.read('vlm', vlm.votes(voter.account.address))).toBe(MANY);
    await voter.pass(on.site, 3);

    await app.getByRole('link', { name: t('dao.propose') }).click();
    await app.getByLabel(t('dao.template_creationFee'), { exact: true }).check();
    expect(await voter.button(t('dao.changeSomething')).isDisabled()).toBe(true);
    await app.getByLabel(t('dao.field_creationFee'), { exact: true }).fill('1001');
    await app.getByText(t('dao.atMost', { value: '1,000\u00a0TRX' })).waitFor();
    await app.getByLabel(t('dao.field_creationFee'), { exact: true }).fill(String(fee));
    await app.getByText(t('dao.wouldWork')).waitFor();
    await app.getByLabel(t('dao.titleField'), { exact: true }).fill('Halve the fee');
    await app.getByLabel(t('dao.textField'), { exact: true }).fill('<b>It</b> is high.');
    await voter.expectAccessible();
    await voter.button(t('dao.proposeButton')).click();
    await voter.confirm(t('dao.proposeReview'));
    const seal = voter.dialog(voter.t('paidAction.done'));
    await seal.getByText(t('dao.proposeDone')).waitFor();
    await site.indexed();
    await seal.getByRole('link', { name: t('dao.seeProposal') }).click();
    await app.getByText(t('dao.state_pending'), { exact: true }).waitFor();
    // What people write is text.
    await app.getByText('<b>It</b> is high.').waitFor();
    await app.getByText(t('dao.wouldWork')).waitFor();

    const letWalletCome = await holdWallet(voter.page);
    await voter.pass(on.site, waits.begin);
    await app.getByText(t('dao.state_active'), { exact: true }).first().waitFor();
    await app.getByLabel(t('dao.for'), { exact: true }).check();
    await app.getByLabel(t('dao.reason'), { exact: true }).fill('It brings more creators.');
    letWalletCome();
    await voter.isConnected();
    await voter.expectAccessible();
    await voter.button(t('dao.voteButton', { choice: t('dao.for') })).click();
    await voter.confirm(t('dao.voteReview'));
    await voter.close(t.like('dao.voteDone', { choice: t('dao.for') }));
    await app.getByText(t('dao.voted_for'), { exact: true }).waitFor();
    await app.getByText('It brings more creators.').waitFor();
    await app.getByRole('button', { name: t('ui.check') }).click();
    await app.getByText(t.like('dao.chainSays', { against: 0, abstain: 0 })).waitFor();

    await voter.pass(on.site, waits.vote);
    await voter.button(t('dao.queueButton')).click();
    await voter.confirm(t('dao.queueReview'));
    await voter.close(t('dao.queueDone'));
    await voter.pass(on.site, waits.timelock);
    await voter.button(t('dao.executeButton')).click();
    await voter.confirm(t('dao.executeReview'));
    await voter.close(t('dao.executeDone'));
    expect(await site.read('tokenFactory', tokenFactory.creationFee())).toBe(fee * COIN);
    await app.getByText(t('dao.state_executed'), { exact: true }).first().waitFor();
    await voter.expectAccessible();
    await voter.page.goto('/dao');
    await app.getByText(new RegExp(`^${t('dao.group_done')} \\d+$`)).click();
    await app
      .getByRole('link', { name: /Halve the fee/ })
      .first()
      .waitFor();
    await app.getByRole('heading', { name: t('dao.myCommunity') }).waitFor();
    await voter.expectAccessible();
    expect(voter.visitor.complaints).toEqual([]);
    await voter.visitor.leave();
  });
});

describe.runIf(isDeep).each(deepJourneyWays)('delegation, $what', (way) => {
  it('takes one transaction, and counts in the next vote only, not in one that is open', async () => {
    const { site } = on;
    const whale = site.role('deployer');
    await site.send(whale, 'vlm', vlm.delegate(whale.address));
    const friend = await voterWith(10n * COIN);
    const open = await propose(whale, 61n, `Open already, ${way.what}`);
    await pass(waits.begin);
    const holder = await DaoVoter.arrive(on, way);
    const { t, app, page } = holder;
    await giveVlm(site, holder.account, MANY);
    await page.reload();
    await app.getByText(t.like('dao.sleeping')).waitFor();
    await holder.button(t('dao.delegate')).click();
    const form = holder.dialog(t('dao.delegateTitle'));
    await form.getByText(t('dao.toAnother'), { exact: true }).click();
    await form.getByLabel(t('dao.delegateAddress')).fill(friend.address);
    await form.getByText(t('dao.delegateNote')).waitFor();
    await holder.expectAccessible();
    await form.getByRole('button', { name: t('dao.delegateReviewButton') }).click();
    await holder.confirm(t('dao.delegateReview'));
    await holder.close(t('dao.delegateDone'));
    await app.getByText(t('dao.delegatedTo')).waitFor();
    const sent = holder.wallet.signed.filter((one) => /^[0-9a-f]{64}$/.test(one));
    expect(sent).toHaveLength(1);
    expect(await site.read('vlm', vlm.votes(friend.address))).toBe(MANY + 10n * COIN);
    await pass(3);
    const next = await propose(whale, 62n, `Begins later, ${way.what}`);
    await pass(waits.begin);

    const delegate = await DaoVoter.arrive(on, way, { account: friend });
    const voteFor = async (id: bigint) => {
      await delegate.page.goto(`/dao/${id}`);
      await delegate.app.getByLabel(t('dao.for'), { exact: true }).check();
      await delegate.button(t('dao.voteButton', { choice: t('dao.for') })).click();
      await delegate.confirm(t('dao.voteReview'));
      await delegate.close(t.like('dao.voteDone', { choice: t('dao.for') }));
      return (await site.read('governor', governor.votesOf(id))).inFavour;
    };
    expect(await voteFor(open)).toBe(10n * COIN);
    expect(await voteFor(next)).toBe(MANY + 10n * COIN);
    // Whose votes went to somebody else has none left.
    await page.goto(`/dao/${next}`);
    await app.getByLabel(t('dao.for'), { exact: true }).check();
    expect(await holder.button(t('dao.hadNoVotes')).isDisabled()).toBe(true);
    for (const one of [holder, delegate]) {
      expect(one.visitor.complaints).toEqual([]);
      await one.visitor.leave();
    }
  });
});

describe.runIf(isDeep).each(deepRefusalWays)('messages of the DAO, $what', (way) => {
  it('come before anything is signed, and a lying server is found out', async () => {
    const { site } = on;
    const whale = site.role('deployer');
    await site.send(whale, 'vlm', vlm.delegate(whale.address));
    await pass(3);
    const id = await propose(whale, 70n, `A fee of 70 ${way.locale} ${way.wallet}`);
    const small = await DaoVoter.arrive(on, way);
    const { t, app, page } = small;

    await page.goto('/dao/new?contract=blindBox');
    await app
      .getByText(t.like('dao.needVotes', { threshold: /5(,000,000|\.00M)/, votes: 0 }))
      .waitFor();
    await app.getByLabel(t('dao.template_boxFee'), { exact: true }).first().check();
    await app.getByLabel(t('dao.field_boxFee'), { exact: true }).last().fill('2');
    await app.getByLabel(t('dao.titleField'), { exact: true }).fill('Less');
    await small.button(t('dao.proposeButton')).click();
    await app
      .getByText(t.like('error.VOTES_BELOW_THRESHOLD', { min: /5(,000,000|\.00M)/ }))
      .waitFor();

    await pass(waits.begin);
    await page.goto(`/dao/${id}`);
    await app.getByLabel(t('dao.for'), { exact: true }).check();
    expect(await small.button(t('dao.hadNoVotes')).isDisabled()).toBe(true);
    await page.goto('/dao/12345');
    await app.getByText(t('dao.gone')).waitFor();

    // Someone who had votes, and voted elsewhere.
    const voter = await DaoVoter.arrive(on, way, { account: await voterWith(10n * COIN) });
    const second = await propose(whale, 71n, `A fee of 71 ${way.locale} ${way.wallet}`);
    await pass(waits.begin);
    await voter.page.goto(`/dao/${second}`);
    await voter.app.getByLabel(t('dao.for'), { exact: true }).check();
    await voter.button(t('dao.voteButton', { choice: t('dao.for') })).click();
    await voter.dialog(t('dao.voteReview')).getByText(voter.t('paidAction.tried')).waitFor();
    await site.send(voter.account, 'governor', governor.vote(second, 'against'));
    await site.indexed();
    await voter.confirm(t('dao.voteReview'));
    await voter.app.getByText(t('error.ALREADY_VOTED')).first().waitFor();
    expect(voter.wallet.signed.filter((one) => /^[0-9a-f]{64}$/.test(one))).toEqual([]);

    await voter.page.route(`**${paths.dao.get}`, async (route) => {
      const answer = await route.fetch();
      const json = await answer.json();
      json.data.calls[0].data = json.data.calls[0].data.replace(/.$/, '1');
      await route.fulfill({ response: answer, json });
    });
    await voter.page.goto(`/dao/${id}`);
    await voter.app.getByText(t('dao.foreign')).waitFor();
    await small.visitor.leave();
    await voter.visitor.leave();
  });
});

/** An active account that votes with its coins. */
async function voterWith(amount: bigint): Promise<Account> {
  const { site } = on;
  const account = await site.account();
  await site.activate(account);
  await giveVlm(site, account, amount);
  await site.send(account, 'vlm', vlm.delegate(account.address));
  await pass(3);
  return account;
}
