import { toHexAddress } from '@vellum/tron/address';
import { updatePermissions } from '../../packages/web/test/permission-update.ts';
import type { Account } from '../stack/stack.ts';
import { installWallet } from '../wallets/injected-wallet.ts';
import { reviewActivation } from './demo-story.ts';
import { choose, dialog, openChoice, type Story } from './story.ts';

const keyOf = ({ address }: Account) => [toHexAddress(address), 1n] as const;

/** An account that was given to several keys: under which permission one signs, and that one cannot. */
export const sharedAccount: Story = {
  name: 'shared-account',
  pictures: ['permission', 'several-sign'],
  tell: async ({ context, page, shoot, stack }) => {
    const [single, several, other] = [
      await stack.account(),
      await stack.account(),
      await stack.account(),
    ];
    const others = { keys: [keyOf(other)] };
    await updatePermissions(stack.devnet, single.privateKey, others, { keys: [keyOf(single)] });
    const both = { keys: [keyOf(several), keyOf(other)], threshold: 2n };
    await updatePermissions(stack.devnet, several.privateKey, both, both);
    const genesis = stack.deployment.genesisId;
    const accounts = [single, several];
    const wallet = await installWallet(context, { protocol: 'legacy', accounts, genesis });
    await page.goto('/me');
    await openChoice(page);
    await choose(page, /TronLink/);
    await reviewActivation(page);
    await dialog(page)
      .getByText(/with the permission|您以權限/)
      .waitFor();
    await shoot('permission');
    await page.goto('/me');
    await wallet.switchAccount(page, 1);
    await page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(several.address.slice(-4)) })
      .waitFor();
    await reviewActivation(page, /needs several signatures|需要多人簽署/);
    await shoot('several-sign');
  },
};
