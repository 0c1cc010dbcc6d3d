export const messages = {
  launchSimple_does:
    'Makes a token with presale and pool from one short form. Everything it does not ask is set to safe defaults.',
  launchSimple_risk:
    'The creation fee is not given back.\nName, supply and rules cannot be changed later by anybody.',
  launchSimple_numbers:
    'Fee and limits are read from the factory. The score beside the form is the one buyers will see.',
  launchAdvanced_does:
    'The same launch with every choice in your hand: caps, shares, dates, vesting, whitelist and locks.',
  launchAdvanced_risk:
    'What you promise here, the contracts enforce, also against you.\nIf the soft cap is missed, buyers get everything back and you get nothing.',
  launchAdvanced_numbers:
    'Every limit comes from the contracts. The draft is kept in this browser only.',
  dashboard_does:
    'What you made and hold in launches: tokens, presales, trades, locks, and what waits for you.',
  dashboard_risk:
    'If nobody launches a token within three days of its end or sell-out, anyone can cancel the presale, and every buyer gets a refund. Until someone does, it can still be launched.',
  dashboard_numbers: 'Counted from the chain for your address; each line leads to its own page.',
  editToken_does: 'Changes the words and pictures of your token. Nothing on the chain changes.',
  editToken_risk:
    'Texts pass a content check and can be refused; the reason is shown.\nFalse claims do not become true by standing here.',
  editToken_numbers: 'The facts of the token are read from the chain and cannot be edited.',
  editLiquidity_does: 'Adds liquidity to the pool of your token and lengthens its locks.',
  editLiquidity_risk:
    'Liquidity moves with both prices (impermanent loss).\nA longer lock cannot be made shorter again.',
  editLiquidity_numbers:
    'The ratio is that of the pair at this block; what does not fit comes back.',
  presale_does: 'One presale: what is raised, what a share costs, and what you hold of it.',
  presale_risk:
    'A token can lose all its value. Most new tokens do.\nIf the soft cap is missed, you take back all you paid, and nobody can stop that.',
  presale_numbers:
    'Raised amounts and dates come from the presale contract. LP is released to you in rounds by a formula.',
  refunds_does: 'Presales and trades that owe you money back, and how to take it.',
  refunds_risk:
    'A refund is taken by your own transaction and costs network energy. It does not expire.',
  refunds_numbers: 'The amount is what the contract holds for your address.',
  rankings_does: 'Tokens ranked by what was raised, traded, burned or by holders.',
  rankings_risk:
    'A high place says what happened, not what will happen.\nTrading with oneself moves no place, but it can still move a price.',
  rankings_numbers: 'The formula stands above each list. There are no paid places.',
  token_does: 'One token: price, score, locks, backing, holders and its creator.',
  token_risk:
    'This token can lose all its value. Most new tokens do. Only use money you can lose.\nWithout an evidence card, no asset backing is shown.',
  token_numbers:
    'The price is that of the pool on the chain. The score follows from chain facts only, and its formula is public.',
  trade_does: 'The internal sale of one launch, for addresses on its list.',
  trade_risk:
    'Your tokens unlock once every presale buyer can withdraw from the pool. If you paid less than the opening price, they lock as long as the creator’s. If the launch fails or is cancelled, you get a full refund.\nA creator may cancel an open trade; they gain nothing by it.',
  trade_numbers:
    'Price, list and amounts are read from the trade contract, which holds all its tokens.',
  preSwap_does: 'All internal sales with a list, and whether your address is on it.',
  preSwap_risk: 'Nobody can sell you a place on a list. Whoever offers one for money deceives you.',
  preSwap_numbers:
    'Each row is asked of its contract; the reason stands there when you may not buy.',
  swap_does:
    'Swaps TRX, WTRX, USDT, VLM and launched tokens. Exits never need an activated address.',
  swap_risk:
    'Small pools pay less: watch the price impact.\nA high slippage tolerance lets others profit from your swap.\nAnyone can copy a name. Compare the contract address.',
  swap_numbers:
    'Your browser computes the quote from the pools’ reserves at the block shown, with the pools’ own formula.',
  otc_does: 'Offers between holders: a coin for TRX or USDT, whole or in parts, without a fee.',
  otc_risk:
    'The seller sets the price, not a market. It can be far from what others pay.\nCheck the address of the coin: names can be copied.',
  otc_numbers: 'What is offered lies in the contract until it is taken or taken back.',
  tokens_does: 'The tokens you made, with what each still lets you do.',
  tokens_risk: 'A creator has no power over what buyers paid or hold.',
  tokens_numbers: 'The list is that of the factory for your address.',
} as const;
