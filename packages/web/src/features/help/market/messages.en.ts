export const messages = {
  home_does:
    'The ways in, the newest announcement and every token launched here.\nSearch takes a name, a symbol or a whole address; an exact address comes first.',
  home_risk:
    'Anyone can launch a token. A place in this list is no recommendation.\nNames can be copied. When one looks like an older one, its row says so.',
  home_numbers:
    'Phase, raised amount, locks and score are computed from the chain. Nobody can pay for a place.',
  market_does:
    'New cards by level, and cards that other holders sell.\nA card can be kept, sold, given away or pledged for rewards.',
  market_risk:
    'Each submit mints and pays again. Wait for the first before you send another.\nA card can lose its price; nobody promises to buy it back.',
  market_numbers:
    'Prices in U are paid in TRX at the dearer of the 30-minute average and the present price. What is left is read from the contract.',
  inventory_does:
    'Every level in figures: how many cards exist, how many are on sale or pledged, and what they cost.',
  inventory_risk:
    'The lowest asking price is what a holder asks, not what a card is worth.\nA level that is sold out can be bought from holders only.',
  inventory_numbers:
    'Read from the card contract. What is minted and what is left add up to what was ever supplied.',
  card_does: 'One card: its holder, its price, its history and what you may do with it.',
  card_risk:
    'A card sent to a wrong address is gone. Compare the whole address, not only its ends.\nA seller may change the price or withdraw first; then you lose only the network fee.',
  card_numbers:
    'State and history come from the chain, each line with its transaction. The market fee is part of the price shown.',
  cardPledge_does: 'Puts a card away for a term. It stays yours and earns from the reward pool.',
  cardPledge_risk:
    'Until the term ends the card can be neither sold nor given away.\nAfter the term you unlock it yourself; no owner can hold it back.',
  cardPledge_numbers:
    'The reward is a share of a pool that was funded first. The yield shown is the least, if everything were pledged.',
  myCards_does: 'Your cards: owned, on sale, pledged and frozen.',
  myCards_risk:
    'A freeze lasts at most 7 days in any 90 and never stops an unlock or a claim.\nA listing stays open until you take it back or sell.',
  myCards_numbers:
    'Read from the card contract for your address. Counts add up to the cards you hold.',
  boxes_does: 'Series of blind boxes: what is inside, the odds and how many are left.',
  boxes_risk:
    'On average a box pays out less than it costs; the expected value stands beside the price.\nBoxes are chance. Set yourself a limit before you buy.',
  boxes_numbers:
    'Odds follow from the prizes that lie in the contract before the sale begins. They are the same for every box.',
  box_does: 'One series: prizes, odds, expected value, your limit and the state of the draw.',
  box_risk:
    'You cannot choose a box or give it back after buying.\nIf the seller does not reveal in time, every box gets its price back and a share of the bond.',
  box_numbers:
    'The draw mixes a secret fixed before the sale with a block that comes after it. Verify computes it again in your browser.',
  myBoxes_does: 'Boxes you bought: waiting for the draw, ready to open, opened, or to be refunded.',
  myBoxes_risk:
    'Opening costs network energy. A prize is yours when the transaction is final.\nAn unopened box keeps its prize; there is no hurry.',
  myBoxes_numbers:
    'Each box and its prize are read from the contract, with the transaction that opened it.',
  boxVerify_does:
    'Computes the draw of a series again, from the secret and the block, in your own browser.',
  boxVerify_risk:
    'What remains: a block producer and the seller working together could withhold a block, at the price of the whole series.',
  boxVerify_numbers:
    'Everything comes from the chain. It also works with the network cut off, once loaded.',
} as const;
