import { arrive } from '../../arrive.ts';
import { PayingVisitor } from '../../paying-visitor.ts';
import type { Journey, Walker } from '../journey.ts';

/** Someone who activates an address under an inviter, by what the screen says. */
class Newcomer extends PayingVisitor<Readonly<{ close: string }>> {
  static async arrive({ place, way, on }: Walker): Promise<Newcomer> {
    const account = await on.site.account();
    return new Newcomer(
      place,
      way,
      { close: 'Close' },
      await arrive(place, way, '/me', { account }),
    );
  }

  async activate(inviter: string): Promise<void> {
    const { pay } = this;
    await this.app.locator('main').getByRole('button', { name: pay.activate }).click();
    const form = this.dialog(pay.activate);
    await form.getByLabel(pay.field).fill(inviter);
    await form.getByText(pay.thisIsThem).click();
    await form.getByRole('button', { name: pay.activateIn }).click();
    await this.confirm(pay.review);
    await this.dialog(pay.done).getByText(pay.active).waitFor();
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
