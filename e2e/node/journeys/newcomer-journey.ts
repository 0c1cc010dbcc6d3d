import { arrive } from '../../visitor/arrive.ts';
import { PayingVisitor } from '../../visitor/paying-visitor.ts';
import type { Journey, Walker } from '../journey.ts';

/** Someone who activates an address under an inviter, by what the screen says. */
class Newcomer extends PayingVisitor {
  static async arrive({ place, way, on }: Walker): Promise<Newcomer> {
    const account = await on.site.account();
    return new Newcomer(place, way, await arrive(place, way, '/me', { account }));
  }

  async activate(inviter: string): Promise<void> {
    const { t, walletName: wallet } = this;
    await this.app
      .locator('main')
      .getByRole('button', { name: t('membership.title') })
      .click();
    const form = this.dialog(t('membership.title'));
    await form.getByLabel(t('membership.field')).fill(inviter);
    await form.getByText(t('membership.confirmInviter')).click();
    await form.getByRole('button', { name: t('membership.activateIn', { wallet }) }).click();
    await this.confirm(t('membership.review'));
    await this.dialog(t('paidAction.done')).getByText(t('membership.active')).waitFor();
  }
}

export const newcomerJourney: Journey = {
  name: 'newcomer',
  steps: ['activation'],
  async walk(walker) {
    const { address: inviter } = await walker.member();
    await walker.on.site.indexed();
    const newcomer = await Newcomer.arrive(walker);
    await walker.step('activation', newcomer, () => newcomer.activate(inviter));
    if (!(await walker.on.site.isActive(newcomer.account.address))) {
      throw new Error('the address is not active');
    }
    await newcomer.visitor.leave();
  },
};
