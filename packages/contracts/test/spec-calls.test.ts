import type { Abi, AbiItem, AbiParameter } from '@vellum/tron/abi/abi-item';
import { signatureOf } from '@vellum/tron/abi/abi-lookup';
import { describe, expect, test } from 'vitest';
import { allAbis } from './devnet/all-errors.ts';

type Row = readonly [id: string, contract: string, items: readonly string[]];

/** The on-chain list of the spec, line by line, as signatures; `payable` where the spec says so. */
const calls: readonly Row[] = [
  ['S7.44', 'presale', ['payable preSale()']],
  ['S7.45', 'presale', ['refundPresale()', 'endPresale()']],
  ['S7.46', 'presale', ['claimVestedLP()', 'calculateVestedAmount(address)']],
  ['S7.47', 'presale', ['getPresaleData()', 'userPresale(address)']],
  [
    'S7.48',
    'locker',
    [
      'lock(uint256,address,uint256)',
      'lockByAdd(uint256,address,uint256,address)',
      'unlock(uint256)',
    ],
  ],
  [
    'S7.49',
    'locker',
    [
      'getCoinUPrice(uint256,address)',
      'getPrice(address)',
      'getLPUPrice(uint256,address)',
      'locks(uint256)',
    ],
  ],
  ['S7.51', 'cards', ['payable Buy(uint256)']],
  ['S7.52', 'cards', ['pledge(uint256,uint256)', 'unlock(uint256)']],
  [
    'S7.53',
    'cards',
    ['ownerOfPage(address)', 'tokenDetials(uint256)', 'getWalletIDFromContract(address,uint256)'],
  ],
  [
    'S7.54',
    'cards',
    [
      'levelMap(uint256)',
      'getUToCoin(uint256)',
      'itemPledge(uint256)',
      'itemLevelMap(uint256)',
      'itemUnlockTime(uint256)',
    ],
  ],
  [
    'S7.55',
    'cards',
    [
      'transferFrom(address,address,uint256)',
      'safeTransferFrom(address,address,uint256)',
      'approve(address,uint256)',
      'setApprovalForAll(address,bool)',
    ],
  ],
  ['S7.56', 'team', ['bindParent(address)']],
  [
    'S7.57',
    'team',
    [
      'team(address)',
      'teamNum(address)',
      'teamUsers(address,uint256)',
      'getMembersByPage(address,uint256,uint256)',
      'getMembersSize(address)',
    ],
  ],
  ['S7.58', 'burn-mine', ['burn(address,uint256)', 'swapToBurn(address,uint256)']],
  ['S7.59', 'burn-mine', ['burnId()', 'burns(uint256)', 'getUToCoin(address,uint256)']],
  [
    'S7.60',
    'trade',
    [
      'tradeConfig()',
      'status()',
      'canTrade(address)',
      'userTrade(address)',
      'getTradeData()',
      'getInsidePrice()',
    ],
  ],
  ['S7.61', 'trade', ['payable trade()', 'tradeUnlock()']],
  ['S7.62', 'trade', ['WITHDRAW()', 'openTrade(uint40)', 'endTrade()']],
  [
    'S7.63',
    'trade',
    [
      'setCanTrade(address[],bool)',
      'setTradeConfig((uint128,uint32,uint32,uint128))',
      'setTradeStatus(uint256)',
    ],
  ],
  ['S7.64', 'liquidity-helper', ['payable addLiquidity(address,uint256)']],
  ['S7.65', 'liquidity-helper', ['slippage()', 'setSlippage(uint256)', 'withdraw(address)']],
  ['S7.67', 'token-factory', ['creationFee()', 'enabled()', 'setEnabled(bool)', 'withdraw()']],
  [
    'S7.68',
    'vlm',
    [
      'approve(address,uint256)',
      'allowance(address,address)',
      'transfer(address,uint256)',
      'transferFrom(address,address,uint256)',
    ],
  ],
];

const errors: readonly Row[] = [
  ['S8.27', 'presale', ['OwnableInvalidOwner', 'OwnableUnauthorizedAccount']],
  ['S8.27', 'cards', ['OwnableInvalidOwner', 'OwnableUnauthorizedAccount']],
  [
    'S8.28',
    'cards',
    [
      'TRC721InvalidOwner',
      'TRC721NonexistentToken',
      'TRC721IncorrectOwner',
      'TRC721InvalidSender',
      'TRC721InvalidReceiver',
      'TRC721InsufficientApproval',
      'TRC721InvalidApprover',
      'TRC721InvalidOperator',
    ],
  ],
];

/** Records of the spec: the names of the fields that the call takes (`in`) or gives (`out`), in order. */
const records: readonly (readonly [string, string, string, 'in' | 'out', number, string])[] = [
  [
    'S3.01',
    'token-factory',
    'createToken',
    'in',
    0,
    'name symbol totalSupply lpBurnEnabled lpBurnFrequency percentForLPBurn burnLimit',
  ],
  [
    'S3.02',
    'token-factory',
    'createToken',
    'in',
    1,
    'startTime presaleEthAmount maxTotalNum presaleMaxNum softCapRate userLPShare devLPShare devLPReceiver lpDistributionEnabled vestingDelay vestingRate vestingDis backingShare',
  ],
  [
    'S3.03',
    'presale',
    'userPresale',
    'out',
    0,
    'user preSaleCount hasUnlockAmount userLastClaimedTime isReturn',
  ],
  ['S3.04', 'trade', 'setTradeConfig', 'in', 0, 'tradeAmount tradeMaxNum'],
  ['S3.05', 'trade', 'userTrade', 'out', 0, 'user tradeCount claimed'],
  [
    'S3.08',
    'token-factory',
    'tokenPairs',
    'out',
    0,
    'tokenAddress presaleAddress basePoolAddress tradeAddress creator createdAt tokenName tokenSymbol totalSupply',
  ],
  [
    'S3.10',
    'locker',
    'locks',
    'out',
    0,
    'lockerAddress coinAddress lockAmount createTime lockTime locked',
  ],
  ['S3.11', 'burn-mine', 'burns', 'out', 0, 'id user coin burnAmount uAmount createTime'],
  [
    'S3.12',
    'cards',
    'levelMap',
    'out',
    0,
    'remainSupply levelStr pledgeTime price nextTokenId fundAddress',
  ],
  [
    'S3.13',
    'cards',
    'tokenDetials',
    'out',
    0,
    'tokenId owner level isPledge itemUnlockTime tokenURI',
  ],
];

type Entry = AbiItem & Readonly<{ stateMutability?: string }>;

function abiOf(contract: string): Abi {
  const abi = allAbis.get(contract);
  if (!abi) throw new Error(`no contract ${contract}`);
  return abi;
}

function functionsOf(contract: string): string[] {
  return abiOf(contract)
    .filter(({ type }) => type === 'function')
    .flatMap((item) => {
      const signature = signatureOf(item);
      return (item as Entry).stateMutability === 'payable'
        ? [signature, `payable ${signature}`]
        : [signature];
    });
}

describe('every on-chain call of the spec, with its spelling', () => {
  test.each(calls)('%s %s', (_, contract, items) => {
    expect(functionsOf(contract)).toEqual(expect.arrayContaining([...items]));
  });

  test('S7.50 events Lock and Unlock', () => {
    const events = abiOf('locker').filter(({ type }) => type === 'event');
    expect(events.map(({ name }) => name)).toEqual(expect.arrayContaining(['Lock', 'Unlock']));
  });

  test('S7.66 creating a token takes its config, the presale and the trade, and is payable', () => {
    const item = abiOf('token-factory').find(({ name }) => name === 'createToken') as Entry;
    expect(item.stateMutability).toBe('payable');
    expect(item.outputs?.map(({ name }) => name)).toEqual(['token', 'presale', 'trade']);
  });

  test.each(errors)('%s errors of %s', (_, contract, names) => {
    const known = abiOf(contract).filter(({ type }) => type === 'error');
    expect(known.map(({ name }) => name)).toEqual(expect.arrayContaining([...names]));
  });
});

describe('every record of the spec, with its fields in order', () => {
  test.each(records)('%s %s.%s', (_, contract, name, side, index, fields) => {
    const item = abiOf(contract).find((found) => found.name === name);
    const list: readonly AbiParameter[] = (side === 'in' ? item?.inputs : item?.outputs) ?? [];
    const found = list[index]?.components?.map((component) => component.name ?? '') ?? [];
    const wanted = fields.split(' ');
    expect(found.filter((field) => wanted.includes(field))).toEqual(wanted);
  });

  test('S3.06 trade data is a set of six numbers', () => {
    const item = abiOf('trade').find(({ name }) => name === 'getTradeData');
    expect(item?.outputs?.map(({ type }) => type)).toEqual(['uint256[6]']);
  });

  test('S3.07 each address has a canTrade flag; trade status is numeric', () => {
    const outputs = (name: string) =>
      abiOf('trade')
        .find((item) => item.name === name)
        ?.outputs?.map(({ type }) => type);
    expect([outputs('canTrade'), outputs('status')]).toEqual([['bool'], ['uint256']]);
  });

  test('S3.14 team registry: parent per address, team size, member list by page', () => {
    expect(functionsOf('team')).toEqual(
      expect.arrayContaining([
        'team(address)',
        'getMembersSize(address)',
        'getMembersByPage(address,uint256,uint256)',
      ]),
    );
  });
});
