/** Whole phrases of the dialect this project once wrote, under what is written instead. */
const PHRASES: Readonly<Record<string, readonly string[]>> = {
  'name who says or shows it': [
    ...['is told', 'are told', 'was told', 'were told', 'to be told', 'told in words'],
    ...['does not tell', 'tells nothing', 'says nothing of', 'speaks of', 'tells of', 'speak of'],
  ],
  Permanent: ['for good', 'by nobody', 'once and for all'],
  'is refunded, returns': ['comes back', 'come back at', 'is given back'],
  'continues, resumes': ['goes on', 'go on where', 'went on', 'begins anew', 'going on'],
  'is, is shown': [
    ...['stands here', 'stands there', 'stands in', 'stands beside', 'stands at', 'stands below'],
    ...['stand there', 'stand here', 'stands above', 'stood in'],
  ],
  'Withdraw, Unstake, Remove, Cancel': [
    ...['take back', 'takes back', 'taken back', 'take out', 'takes out', 'taken out'],
    ...['take them off', 'takes the prizes back', 'taken away'],
  ],
  'Network fee': ['what the network takes', 'network cost', 'cost of the network'],
  'Max fee': ['most it can cost', 'the most it costs', 'may cost at most', 'cost at most'],
  'Max per wallet': ['most per address', 'for each address', 'most for you'],
  'Fails if someone else goes first': ['somebody else was', 'somebody was faster', 'is refused if'],
  'We could not reach, read or load it': [
    ...['could not be asked', 'cannot be asked', 'could not be read', 'cannot be read'],
    ...['did not load', 'could not be seen', 'could not be tried', 'asked of the'],
  ],
  'not found': ['there is no such', 'nobody found', 'is called that', 'leads nowhere'],
  'anyone, everyone, someone': ['by anybody', 'of everybody', 'anybody can', 'everybody can'],
  'Simulated successfully': ['tried out', 'tried on the', 'it would succeed', 'was tried before'],
  'is in, holds, backs': ['lies in', 'lie in', 'lies behind', 'lie there', 'lay in', 'lies within'],
  'in progress': ['under way'],
  current: ['of today', 'of now', 'present price'],
  'computed, counted': ['reckoned'],
  'What can go wrong': ['what can fail', 'can be no'],
  'at least, up to': ['the least that', 'the most that', 'the least you', 'not before day'],
  total: ['all in all', 'shares in all'],
  'net per wallet': ['with oneself', 'moves no place', 'whom do you'],
  'what failed': [
    ...['what is over', 'is not noted', 'lost its place', 'stands by', 'as it is sent'],
    ...['was not seen', 'not heard of', 'is left as it was', 'was let go'],
  ],
  median: ['middle value', 'middle inviter'],
};

/** The second name of a thing, and the one it has everywhere. */
const SECOND_NAMES: Readonly<Record<string, string>> = {
  'computing power': 'Burn mining, Power',
  'burn power': 'Power',
  'destroy mining': 'Burn mining',
  'pre-swap': 'Internal sale',
  'internal trade': 'Internal sale',
  'inside sale': 'Internal sale',
  'time lock': 'Timelock',
  'energy leasing': 'Energy rental',
  'price may move': 'Slippage tolerance',
  'prices part': 'Impermanent loss',
  'fund of the backing': 'Reserve',
  'seed phrase': 'recovery words',
  'whitelisting list': 'Whitelist',
  'called off': 'cancelled',
  'guaranteed return': 'Funded minimum',
  'guaranteed yield': 'Funded minimum',
  保證收益: '最低收益（已備足）',
  預先兌換: '內部認購',
  錢包會詢問: '錢包會跳出確認',
  若價格分歧: '兩種代幣漲跌不同步時',
  首次持有人: '轉給從未持有 USDT 的地址',
  不必再詢問: '不必再問您',
  中立根: '不經邀請人',
  試算: '模擬',
  法定人數: '法定票數',
  網路成本: '網路手續費',
  取回掛單: '取消掛單',
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const wholePhrase = (phrase: string) =>
  /\p{Script=Han}/u.test(phrase)
    ? new RegExp(escaped(phrase))
    : new RegExp(`(?<![\\w-])${escaped(phrase)}(?![\\w-])`, 'i');
const RULES = [
  ...Object.entries(PHRASES).flatMap(([instead, phrases]) =>
    phrases.map((phrase) => ({ phrase, instead, pattern: wholePhrase(phrase) })),
  ),
  ...Object.entries(SECOND_NAMES).map(([phrase, instead]) => ({
    ...{ phrase, instead },
    pattern: wholePhrase(phrase),
  })),
];

export const phraseCount = RULES.length;

/** `phrase (instead): text` of every old phrase or second name in a text. */
export function dialectIn(text: string): readonly string[] {
  return RULES.filter(({ pattern }) => pattern.test(text)).map(
    ({ phrase, instead }) => `${phrase} (${instead}): ${text}`,
  );
}

/** A document as its readers see it: without code, links' addresses and line breaks, one paragraph each. */
export function paragraphsOf(markdown: string): readonly string[] {
  return markdown
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/`[^`\n]*`/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .split(/\n\s*\n|\n(?=[-|#\d])/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
}
