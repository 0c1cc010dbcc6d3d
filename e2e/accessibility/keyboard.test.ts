// @module-tag deep

import { cards } from '@vellum/contracts/cards';
import { vlm } from '@vellum/contracts/coins';
import { governor } from '@vellum/contracts/dao';
import { proposalText } from '@vellum/contracts/proposal-text';
import { tokenFactory } from '@vellum/contracts/token-launch';
import { expect, it } from 'vitest';
import { DaoVoter } from '../dao/dao-voter.ts';
import { addressIn, newcomer } from '../first-run/newcomer-visitor.ts';
import { contractAt, giveVlm } from '../stack/earn-pools.ts';
import { onStack } from '../stack/on-stack.ts';
import { ways } from '../visitor/ways.ts';
import { pressByKey, tabTo } from './by-keyboard.ts';

const on = onStack({ prices: true });

const COIN = 1_000_000n;

it('the first minute and a purchase need no pointer', async () => {
  const who = await newcomer(on, { locale: 'en', wallet: 'Demo wallet' }, '/');
  const { page, t } = who;
  const name = t('cards.level', { level: 1 });
  const press = (title: string, button: string) =>
    pressByKey(
      page,
      page.getByRole('dialog', { name: title }).getByRole('button', { name: button }),
    );
  await pressByKey(page, page.getByRole('link', { name: t('firstRun.firstCard') }));
  const level = page.getByRole('dialog');
  await pressByKey(page, level.getByRole('button', { name: t('cardMarket.reviewPurchase') }));
  const demo = new RegExp(`^${t('wallet.demoName')}`);
  await pressByKey(page, page.getByRole('dialog').getByRole('button', { name: demo }));
  const wallet = t('wallet.demoName');
  await press(t('cards.buyReview', { name }), t('paidAction.continueIn', { wallet }));
  for (const method of ['bindParent(', 'Buy(']) {
    const ask = page.getByRole('dialog', { name: t('demoWallet.signCall') });
    await ask.getByText(method).first().waitFor();
    await pressByKey(page, ask.getByRole('button', { name: t('demoWallet.sign'), exact: true }));
  }
  const seal = page.getByRole('dialog', { name: t('paidAction.done') });
  await seal.getByText(t('cards.buyDone', { name })).waitFor();
  await page.keyboard.press('Escape');
  await seal.waitFor({ state: 'detached' });
  expect(await on.site.read('cards', cards.balanceOf(await addressIn(page)))).toBe(1n);
  await who.leave();
});

it('a vote needs no pointer', async () => {
  const { site } = on;
  const whale = site.role('deployer');
  await site.send(whale, 'vlm', vlm.delegate(whale.address));
  const voter = await DaoVoter.arrive(on, ways[0]);
  await giveVlm(site, voter.account, 1_000n * COIN);
  await site.send(voter.account, 'vlm', vlm.delegate(voter.account.address));
  await site.devnet.increaseTime(3_000);
  await site.devnet.mine();
  const { data } = tokenFactory.setCreationFee(70n * COIN);
  const actions = [{ target: contractAt(site, 'tokenFactory'), value: 0n, data }];
  await site.send(
    whale,
    'governor',
    governor.propose(actions, proposalText('A fee', whale.address)),
  );
  await voter.pass(site, 61);
  const { page, t, app } = voter;
  await voter.isConnected();
  await pressByKey(page, app.getByRole('link', { name: /A fee/ }).first());
  const choice = app.getByLabel(t('dao.for'), { exact: true });
  await tabTo(page, app.getByRole('radio').first());
  await page.keyboard.press('Space');
  expect(await choice.isChecked()).toBe(true);
  await pressByKey(page, voter.button(t('dao.voteButton', { choice: t('dao.for') })));
  const review = voter.dialog(t('dao.voteReview'));
  await review.getByText(t('paidAction.tried')).waitFor();
  const agree = t('paidAction.continueIn', { wallet: voter.walletName });
  await pressByKey(page, review.getByRole('button', { name: agree }));
  await voter
    .dialog(t('paidAction.done'))
    .getByText(t.like('dao.voteDone', { choice: t('dao.for') }))
    .waitFor();
  await voter.visitor.leave();
});
