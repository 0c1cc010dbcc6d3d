import { blindBox } from '@vellum/contracts/blind-boxes';
import { burnMine } from '@vellum/contracts/burn-mining';
import { cards } from '@vellum/contracts/cards';
import { governor } from '@vellum/contracts/dao';
import { entryPause } from '@vellum/contracts/entry-pause';
import { otcDesk } from '@vellum/contracts/otc';
import { streamStake, termStake } from '@vellum/contracts/staking';
import type { Abi } from '@vellum/tron/abi/abi-item';
import { fromHexAddress } from '@vellum/tron/address';
import { address, number, one, type Parameter, type ParameterName } from './parameter.ts';

/** Who may pause what enters a contract, never what leaves it. */
const pauseOf = (name: ParameterName, contract: string, abi: Abi): Parameter => ({
  ...{ name, contract, abi },
  fields: [{ name: 'guardian', unit: 'address' }],
  write: ([guardian]) => entryPause.setGuardian(address(guardian)),
  now: async (ask) => [fromHexAddress(await ask(entryPause.guardian()))],
});

/** Who can stop what, and how votes run. */
export const guardianParameters: readonly Parameter[] = [
  pauseOf('cardsGuardian', 'cards', cards.abi),
  pauseOf('boxGuardian', 'blindBox', blindBox.abi),
  pauseOf('otcGuardian', 'otcDesk', otcDesk.abi),
  pauseOf('lpGuardian', 'lpStake', streamStake.abi),
  pauseOf('termGuardian', 'termStake', termStake.abi),
  pauseOf('burnGuardian', 'burnMine', burnMine.abi),
  {
    ...{ name: 'voteGuardian', contract: 'governor', abi: governor.abi },
    fields: [{ name: 'guardian', unit: 'address' }],
    write: ([guardian]) => governor.setGuardian(address(guardian)),
    now: async (ask) => [fromHexAddress(await ask(governor.guardian()))],
  },
  {
    ...{ name: 'lateExtension', contract: 'governor', abi: governor.abi },
    fields: [{ name: 'extension', unit: 'seconds', least: 1n }],
    write: ([seconds]) => governor.setLateExtension(number(seconds)),
    now: one(governor.lateExtension()),
  },
];
