import { arrive, type SiteInBrowser } from '../visitor/arrive.ts';
import { PayingVisitor } from '../visitor/paying-visitor.ts';
import type { Way } from '../visitor/ways.ts';

/** Someone who buys and opens boxes, by what the screen says. */
export class BoxBuyer extends PayingVisitor {
  /** Comes with an active address and this many TRX, and connects. */
  static async arrive(on: SiteInBrowser, way: Way, trx = 10_000): Promise<BoxBuyer> {
    const arrived = await arrive(on, way, '/blindBox', { trx });
    return new BoxBuyer(on, way, arrived);
  }

  /** The page of my boxes. */
  async openMine(): Promise<void> {
    await this.page.goto('/myBoxes');
    await this.app.getByRole('tablist').waitFor();
  }
}
