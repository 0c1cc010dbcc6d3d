import type { TestStack } from '../stack/stack.ts';
import { type Arrival, arrive, type SiteInBrowser } from '../visitor/arrive.ts';
import { PayingVisitor } from '../visitor/paying-visitor.ts';
import type { Way } from '../visitor/ways.ts';

/** Someone who takes part in the DAO, by what the screen says. */
export class DaoVoter extends PayingVisitor {
  static async arrive(place: SiteInBrowser, way: Way, arrival: Arrival = {}): Promise<DaoVoter> {
    const arrived = await arrive(place, way, '/dao', arrival);
    return new DaoVoter(place, way, arrived);
  }

  /** The chain's clock continues, and the page is looked at again. */
  async pass({ devnet, indexed }: TestStack, seconds: number): Promise<void> {
    await devnet.increaseTime(seconds * 1000);
    await devnet.mine();
    await indexed();
    await this.page.reload();
  }
}
