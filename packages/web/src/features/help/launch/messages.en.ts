export const messages = {
  launchSimple_does:
    'Create a token with presale and pool from one short form, with safe defaults.',
  launchSimple_risk:
    'The creation fee is not refunded.\nName, total supply and rules are permanent.',
  launchSimple_numbers:
    'Fee and limits are read from the factory. Buyers see the same score as the one beside the form.',
  launchAdvanced_does:
    'The same launch with every option: caps, shares, dates, vesting, whitelist and locks.',
  launchAdvanced_risk:
    'The contracts enforce what you promise here, also against you.\nBelow the soft cap, every buyer can get a full refund and you get nothing.',
  launchAdvanced_numbers: 'All limits come from the contracts. Your draft stays in this browser.',
  dashboard_does:
    'Your launches and holdings in them: tokens, presales, internal sales, locks and what needs you.',
  dashboard_risk:
    'If nobody launches the token within three days after its presale ends or sells out, anyone can cancel the presale, and every buyer can get a full refund. Until someone cancels it, the token can still launch.',
  dashboard_numbers: 'Counted on chain for your address. Each line leads to its own page.',
  editToken_does: 'Edit the text and images of your token. Nothing on chain changes.',
  editToken_risk:
    "Texts pass a content check and can be rejected with a reason.\nFalse claims don't become true by writing them here.",
  editToken_numbers: 'Token facts are read from the chain; nobody can edit them.',
  editLiquidity_does: "Add liquidity to your token's pool and extend its locks.",
  editLiquidity_risk: "Impermanent loss applies.\nYou can't shorten an extended lock.",
  editLiquidity_numbers:
    "The ratio is the pool's at this block. What doesn't fit stays in your wallet.",
  presale_does: 'One presale: amount raised, price per share, and your shares.',
  presale_risk:
    'A token can lose all its value. Most new tokens do.\nBelow the soft cap, you can get a full refund and nobody can stop that.',
  presale_numbers:
    'Amounts and dates come from the presale contract. Your LP unlocks by a vesting schedule.',
  refunds_does: 'Presales and internal sales that owe you a refund.',
  refunds_risk:
    "You claim a refund with your own transaction and pay the network fee. It doesn't expire.",
  refunds_numbers: 'What the contract holds for your address.',
  rankings_does: 'Tokens ranked by amount raised, volume, burns or holders.',
  rankings_risk:
    "A high rank shows the past, not the future.\nBack-and-forth trades by one wallet don't count; several wallets can still raise a rank.",
  rankings_numbers: 'Each list shows its formula. Nobody can pay for a rank.',
  token_does: 'One token: price, score, locks, reserve, holders and creator.',
  token_risk:
    'This token can lose all its value. Most new tokens do. Only use money you can lose.\nWithout an evidence card, we show no asset backing.',
  token_numbers: "The price is the pool's. The score uses only chain facts and a public formula.",
  trade_does: "A launch's internal sale, for whitelisted addresses.",
  trade_risk:
    "Your tokens unlock once every presale buyer can leave the pool. If you paid less than the opening price, they stay locked as long as the creator's tokens.\nIf the launch fails or the creator cancels, you can get a full refund.",
  trade_numbers:
    'Price, whitelist and amounts are read from the sale contract, which holds all its tokens.',
  preSwap_does: 'All internal sales, and whether your address is whitelisted.',
  preSwap_risk: 'Nobody can sell you a place on a whitelist. Anyone who offers one is a fraud.',
  preSwap_numbers: "Each row is read from its contract and says why you can't buy.",
  swap_does:
    'Swaps TRX, WTRX, USDT, VLM and launched tokens. You can always sell or leave without an activated address.',
  swap_risk:
    'Small pools pay less: watch the price impact.\nA high slippage tolerance lets others profit from your swap.\nAnyone can copy a name. Compare the contract address.',
  swap_numbers:
    "Your browser computes the quote from the pools' reserves at the block shown, with the pools' own formula.",
  otc_does: 'Offers between holders: a coin for TRX or USDT, whole or in part, without a fee.',
  otc_risk:
    "The seller sets the price; it can be far from the market.\nCheck the coin's address: names can be copied.",
  otc_numbers: 'The contract holds what is offered until it is bought or cancelled.',
  tokens_does: 'Your tokens, and what you can still do with each.',
  tokens_risk: 'You have no rights over what buyers paid or hold.',
  tokens_numbers: 'Read from the factory for your address.',
} as const;
