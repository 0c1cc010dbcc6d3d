// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {TRC721} from "@openzeppelin/tron-contracts/token/TRC721/TRC721.sol";
import {EntryPause} from "../shared/EntryPause.sol";
import {HoldWindow} from "../shared/HoldWindow.sol";
import {Account, Card, CardWord} from "./CardWords.sol";
import {ICards} from "./ICards.sol";

/// @title TRC-721 whose owner, pledge and listing share one word per card
/// @dev The TVM charges every write in full, so a mint or sale writes one word per card and one per account: balance
/// and money credits live together. The base contract's own owner and balance slots stay empty.
abstract contract CardToken is TRC721, EntryPause, ICards {
    using HoldWindow for HoldWindow.Hold;

    mapping(uint256 tokenId => Card card) internal _cards;
    mapping(address user => Account account) internal _accounts;
    mapping(uint256 tokenId => HoldWindow.Hold hold) private _freezes;

    /// @inheritdoc ICards
    function freeze(uint256 tokenId, uint40 until, string calldata reason) external {
        if (msg.sender != guardian) revert EntryPauseNotGuardian(msg.sender);
        if (bytes(reason).length == 0) revert CardsReasonMissing();
        _requireOwned(tokenId);
        _freezes[tokenId].hold(until);
        emit Frozen(tokenId, until, reason);
    }

    /// @inheritdoc ICards
    function thaw(uint256 tokenId) external {
        if (msg.sender != guardian && msg.sender != owner()) revert EntryPauseNotGuardian(msg.sender);
        _freezes[tokenId].lift();
        emit Thawed(tokenId);
    }

    /// @inheritdoc ICards
    function frozenUntil(uint256 tokenId) external view returns (uint256) {
        return _freezes[tokenId].until;
    }

    /// @inheritdoc TRC721
    function balanceOf(address owner) public view override returns (uint256) {
        if (owner == address(0)) revert TRC721InvalidOwner(owner);
        return _accounts[owner].cards();
    }

    /// @dev Every transfer of the standard ends here. The new word has no listing, so none survives its seller.
    function _update(address to, uint256 tokenId, address auth) internal override returns (address from) {
        from = _cards[tokenId].owner();
        if (auth != address(0)) _checkAuthorized(from, auth, tokenId);
        _hand(tokenId, from, to, 0, 0);
    }

    /// @dev Mints to `to`, who paid `fee`.
    function _issue(uint256 tokenId, address to, uint256 fee) internal {
        _cards[tokenId] = CardWord.owned(to);
        _accounts[to] = _accounts[to].add(1, 0, fee);
        emit Transfer(address(0), to, tokenId);
    }

    /// @dev Moves a card; `from` gets `proceeds` as credit and has paid `fee`.
    function _hand(uint256 tokenId, address from, address to, uint256 proceeds, uint256 fee) internal {
        _requireFree(tokenId);
        // The base clears an approval without looking; most cards have none, and the write would cost 5000.
        if (getApproved(tokenId) != address(0)) _approve(address(0), tokenId, address(0), false);

        _accounts[from] = _accounts[from].withoutCard().add(0, proceeds, fee);
        _accounts[to] = _accounts[to].add(1, 0, 0);
        _cards[tokenId] = CardWord.owned(to);
        emit Transfer(from, to, tokenId);
    }

    function _ownerOf(uint256 tokenId) internal view override returns (address) {
        return _cards[tokenId].owner();
    }

    /// @dev The card of the caller, whatever its state.
    function _ownCard(uint256 tokenId) internal view returns (Card card) {
        card = _cards[tokenId];
        address owner = card.owner();
        if (owner == address(0)) revert TRC721NonexistentToken(tokenId);
        if (owner != msg.sender) revert CardsNotOwner(msg.sender, tokenId);
    }

    /// @dev A card that is pledged or frozen can be neither moved nor listed nor pledged.
    function _requireFree(uint256 tokenId) internal view {
        uint256 unlockTime = _cards[tokenId].unlockTime();
        if (unlockTime != 0) revert CardsPledged(tokenId, unlockTime);
        HoldWindow.Hold storage hold = _freezes[tokenId];
        if (hold.active()) revert CardsFrozen(tokenId, hold.until);
    }
}
