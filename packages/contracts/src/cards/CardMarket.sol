// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {CardLevels} from "./CardLevels.sol";
import {AccountWord, Card, CardWord} from "./CardWords.sol";
import {ICardMarket} from "./ICardMarket.sol";

/// @title Market of cards without escrow
/// @notice See {ICardMarket}.
abstract contract CardMarket is CardLevels {
    /// @inheritdoc ICardMarket
    function list(uint256 tokenId, uint256 price) external whenEntriesOpen {
        Card card = _ownCard(tokenId);
        if (!card.plain()) _requireFree(tokenId, card);
        if (price == 0 || price > type(uint56).max) revert CardsPriceOutOfRange(price);
        _cards[tokenId] = CardWord.listed(msg.sender, price);
        emit Listed(tokenId, msg.sender, price);
    }

    /// @inheritdoc ICardMarket
    function unlist(uint256 tokenId) external {
        Card card = _ownCard(tokenId);
        if (card.price() == 0) revert CardsNotListed(tokenId);
        _cards[tokenId] = card.cleared();
        emit Unlisted(tokenId);
    }

    /// @inheritdoc ICardMarket
    function buyListed(uint256 tokenId, uint256 maxPrice) external payable whenEntriesOpen {
        Card card = _cards[tokenId];
        (uint256 price, address seller) = (card.price(), card.owner());
        if (price == 0) revert CardsNotListed(tokenId);
        if (price > maxPrice) revert CardsAboveMaxPrice(price, maxPrice);
        if (msg.value != price) revert CardsWrongPayment(msg.value, price);
        if (seller == msg.sender) revert CardsOwnListing(tokenId);

        uint256 fee = (price * fees.market) / _BPS;
        _hand(tokenId, card, seller, msg.sender, AccountWord.money(price - fee, fee));
        emit Sold(tokenId, seller, msg.sender, price, fee);
    }

    /// @inheritdoc ICardMarket
    function listing(uint256 id) external view returns (uint256 price, address seller) {
        Card card = _cards[id];
        if (card.price() != 0) return (card.price(), card.owner());
    }
}
