/**
 * The program inside the saved verifier: plain JavaScript without anything of ours, so that it runs from a file, can
 * be read in one go, and is a second opinion on the verifier of the app. `check` is all; the rest shows it.
 */
export const verifierScript = `
const WORD = (1n << 64n) - 1n;
const turnLeft = (value, by) => ((value << BigInt(by)) | (value >> BigInt(64 - by))) & WORD;

// Keccak-f[1600] on 25 lanes, lane x + 5 * y.
function permute(lanes) {
  let bits = 1;
  for (let round = 0; round < 24; round += 1) {
    const columns = [0, 1, 2, 3, 4].map(
      (x) => lanes[x] ^ lanes[x + 5] ^ lanes[x + 10] ^ lanes[x + 15] ^ lanes[x + 20],
    );
    for (let lane = 0; lane < 25; lane += 1) {
      const x = lane % 5;
      lanes[lane] ^= columns[(x + 4) % 5] ^ turnLeft(columns[(x + 1) % 5], 1);
    }
    const moved = [...lanes];
    let [x, y] = [1, 0];
    for (let step = 1; step <= 24; step += 1) {
      const to = y + 5 * ((2 * x + 3 * y) % 5);
      moved[to] = turnLeft(lanes[x + 5 * y], ((step * (step + 1)) / 2) % 64);
      [x, y] = [y, (2 * x + 3 * y) % 5];
    }
    for (let lane = 0; lane < 25; lane += 1) {
      const row = lane - (lane % 5);
      const next = moved[row + ((lane + 1) % 5)];
      lanes[lane] = moved[lane] ^ (~next & WORD & moved[row + ((lane + 2) % 5)]);
    }
    for (let place = 0; place < 7; place += 1) {
      if (bits & 1) lanes[0] ^= 1n << BigInt(2 ** place - 1);
      bits = bits & 128 ? ((bits << 1) ^ 0x171) & 255 : bits << 1;
    }
  }
}

// Keccak-256 of at most 135 bytes, which is one block.
function keccak(bytes) {
  const block = new Uint8Array(136);
  block.set(bytes);
  block[bytes.length] ^= 1;
  block[135] ^= 128;
  const lanes = Array(25).fill(0n);
  block.forEach((byte, at) => {
    lanes[at >> 3] |= BigInt(byte) << BigInt((at % 8) * 8);
  });
  permute(lanes);
  return Uint8Array.from({ length: 32 }, (_, at) =>
    Number((lanes[at >> 3] >> BigInt((at % 8) * 8)) & 255n),
  );
}

const hexOf = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const bytesOf = (hex) => Uint8Array.from(hex.match(/../g), (pair) => Number.parseInt(pair, 16));
const word = (number) => bytesOf(BigInt(number).toString(16).padStart(64, '0'));
const joined = (...parts) => Uint8Array.from(parts.flatMap((part) => [...part]));

// The place of every box: four Feistel rounds, walked until in range, then turned.
function placesOf(seed, total) {
  let half = 1;
  while (total > 4 ** half) half += 1;
  const side = 2 ** half;
  const known = new Map();
  const mixed = (round, right) => {
    const key = round * side + right;
    if (!known.has(key)) {
      const hash = keccak(joined(seed, word(round), word(right)));
      known.set(key, Number(BigInt('0x' + hexOf(hash)) % BigInt(side)));
    }
    return known.get(key);
  };
  const turn = Number(BigInt('0x' + hexOf(keccak(seed))) % BigInt(total));
  return (box) => {
    let place = box;
    do {
      let [left, right] = [Math.floor(place / side), place % side];
      for (let round = 0; round < 4; round += 1) [left, right] = [right, left ^ mixed(round, right)];
      place = left * side + right;
    } while (place >= total);
    return (place + turn) % total;
  };
}

function tierOf(tiers, prize) {
  let end = 0;
  return tiers.findIndex(({ count }) => prize < (end += count));
}

// Everything again from secret and block hash, trusting none of the results.
function check(draw) {
  const secret = bytesOf(draw.secret);
  const seed = keccak(joined(secret, bytesOf(draw.blockHash), word(draw.seriesId)));
  const placeOf = placesOf(seed, draw.total);
  const prizes = Array.from({ length: draw.sold }, (_, box) => placeOf(box));
  const boxes = draw.tiers.reduce((sum, { count }) => sum + count, 0);
  return {
    tiersFit: boxes === draw.total && draw.tiers.every(({ count }) => Number.isInteger(count) && count > 0),
    secretFits: hexOf(keccak(secret)) === draw.commit,
    seedFits: hexOf(seed) === draw.seed,
    wrongBoxes: draw.prizes.flatMap((paid, box) =>
      paid === null || paid === prizes[box] ? [] : [box],
    ),
    prizes,
    drawn: draw.tiers.map((_, tier) => prizes.filter((p) => tierOf(draw.tiers, p) === tier).length),
  };
}
`;

/** Shows what `check` finds. Words and data stand in the page as JSON. */
export const verifierView = `
const read = (id) => JSON.parse(document.getElementById(id).textContent);
const [draw, words] = [read('draw'), read('words')];
const found = check(draw);
const placesFit = found.tiersFit && found.wrongBoxes.length === 0;
const isRight = found.secretFits && found.seedFits && placesFit;
const show = (id, text) => {
  document.getElementById(id).textContent = text;
};
const mark = (fits) => (fits ? '✓ ' : '✗ ');
show('verdict', mark(isRight) + (isRight ? words.right : words.wrong));
show('secret', mark(found.secretFits) + words.secret);
show('seed', mark(found.seedFits) + words.seed);
show('places', mark(placesFit) + words.places);
const coins = (amount) => Number(amount) / 10 ** words.decimals + ' ' + words.symbol;
document.getElementById('tiers').append(
  ...draw.tiers.map(({ count, amount }, tier) => {
    const row = document.createElement('tr');
    const cells = [coins(amount), found.drawn[tier], (count * draw.sold) / draw.total];
    row.append(
      ...cells.map((text) => Object.assign(document.createElement('td'), { textContent: text })),
    );
    return row;
  }),
);
const field = document.getElementById('box');
const answer = () => {
  const prize = found.prizes[Number(field.value)];
  const tier = draw.tiers[tierOf(draw.tiers, prize)];
  show('prize', tier ? prize + ' → ' + coins(tier.amount) : '–');
};
field.addEventListener('input', answer);
answer();
`;
