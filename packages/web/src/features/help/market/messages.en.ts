export const messages = {
  home_does:
    'All features, the latest announcement and every token launched here.\nSearch by name, symbol or address.',
  home_risk:
    'Anyone can launch a token; a listing is no recommendation.\nNames can be copied. We mark names that look like an older one.',
  home_numbers:
    'Phase, amount raised, locks and score are computed on chain. Nobody can pay for a rank.',
  market_does:
    'New cards by level, and cards from other holders.\nKeep, sell, transfer or pledge your cards.',
  market_risk:
    'Every submit mints and pays again. Wait for the first before you send another.\nA card can lose its value; nobody promises to buy it.',
  market_numbers:
    'You pay U prices in TRX, at the 30-minute average or the current price, whichever is higher. Remaining cards are read from the contract.',
  inventory_does: 'Each level in figures: cards minted, on sale and pledged, and prices.',
  inventory_risk:
    'The lowest price is what a holder asks, not what a card is worth.\nYou can buy sold-out levels only from holders.',
  inventory_numbers:
    'Read from the card contract. Minted and remaining add up to the total supply.',
  card_does: 'One card: holder, price, history and what you can do with it.',
  card_risk:
    "You can't get back a card sent to a wrong address. Compare the whole address.\nA seller may change the price or unlist first; then you lose only the network fee.",
  card_numbers:
    'State and history come from the chain, with transactions. The price includes the market fee.',
  cardPledge_does: 'Pledge a card for a term. It stays yours and earns from the reward pool.',
  cardPledge_risk:
    "Until the term ends, you can't sell or transfer the card.\nAfter the term you unlock it yourself; no owner can stop that.",
  cardPledge_numbers:
    'The reward is a share of a funded pool. “At least” holds even if every other card were pledged for the longest term.',
  myCards_does: 'Your cards: owned, on sale, pledged and frozen.',
  myCards_risk:
    'A freeze lasts up to 7 days in any 90 and never stops an unlock or a claim.\nA listing stays open until you unlist or sell, or the card is frozen.',
  myCards_numbers:
    'Read from the card contract for your address. Counts add up to the cards you hold.',
  boxes_does: 'Blind box series: prizes, odds and boxes left.',
  boxes_risk:
    'On average a box pays out less than it costs; see the average value beside the price.\nSet yourself a limit before you buy.',
  boxes_numbers: 'Odds follow from the prizes in the contract and are the same for every box.',
  box_does: 'One series: prizes, odds, average value, your limit and the draw.',
  box_risk:
    "You can't choose or return a box.\nIf the seller doesn't reveal in time, you can get back the price plus a share of the bond.",
  box_numbers:
    'The draw mixes a secret fixed before the sale with a later block. “Verify” recomputes it in your browser.',
  myBoxes_does: 'Your boxes: waiting for the draw, ready to open, opened, or refundable.',
  myBoxes_risk:
    'Opening costs a network fee. A prize is yours once the transaction is final.\nUnopened boxes keep their prizes; there is no deadline.',
  myBoxes_numbers: 'Boxes and prizes are read from the contract, with transactions.',
  boxVerify_does: 'Recomputes the draw of a series in your browser, from the secret and the block.',
  boxVerify_risk:
    'A block producer and the seller together could withhold a block, at the cost of the whole series.',
  boxVerify_numbers: 'Everything comes from the chain. Once loaded, it also works offline.',
} as const;
