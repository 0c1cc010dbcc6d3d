// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {TRC721} from "@openzeppelin/tron-contracts/token/TRC721/TRC721.sol";
import {EntryPause} from "../shared/EntryPause.sol";
import {HoldWindow} from "../shared/HoldWindow.sol";
import {Account, AccountWord, Card, CardWord} from "./CardWords.sol";
import {ICards} from "./ICards.sol";

/// @title The TRC-721 part of cards
/// @notice Owner, pledge and listing of a card share one word.
/// @dev The TVM charges every write in full, so a mint or sale writes one word per card and one per account: balance
/// and money credits live together. The base contract's own slots of owners, balances and approvals stay empty: its
/// `_update`, `_mint`, `_burn` and `_approve` must not be called here.
abstract contract CardToken is TRC721, EntryPause, ICards {
    using HoldWindow for HoldWindow.Hold;

    mapping(uint256 tokenId => Card card) internal _cards;
    mapping(address user => Account account) internal _accounts;
    mapping(uint256 tokenId => HoldWindow.Hold hold) private _freezes;
    /// @dev A whole word in place of the base's: an address that shares one is read and masked before it is written.
    mapping(uint256 tokenId => uint256 spender) private _spenders;

    /// @inheritdoc ICards
    function freeze(uint256 tokenId, uint40 until, string calldata reason) external {
        if (msg.sender != guardian) revert EntryPauseNotGuardian(msg.sender);
        if (bytes(reason).length == 0) revert CardsReasonMissing();
        _requireOwned(tokenId);
        _freezes[tokenId].hold(until);
        Card card = _cards[tokenId];
        if (card.price() != 0) {
            card = card.cleared();
            emit Unlisted(tokenId);
        }
        _cards[tokenId] = card.markedFrozen();
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
    /// @dev Every transfer of the standard ends here. The new word has no listing, so none survives its seller. Contracts
    /// that are known to have no way of giving a card back are refused; of others the safe form asks.
    function transferFrom(address from, address to, uint256 tokenId) public override {
        if (to == address(0) || _isWired(to)) revert TRC721InvalidReceiver(to);
        Card card = _cards[tokenId];
        address owner = card.owner();
        if (msg.sender != owner) _checkAuthorized(owner, msg.sender, tokenId);
        if (from != owner) revert TRC721IncorrectOwner(from, tokenId, owner);
        _hand(tokenId, card, from, to, 0);
    }

    /// @inheritdoc TRC721
    function approve(address to, uint256 tokenId) public override {
        address owner = _cards[tokenId].owner();
        if (msg.sender != owner) {
            _requireOwned(tokenId);
            if (!isApprovedForAll(owner, msg.sender)) revert TRC721InvalidApprover(msg.sender);
        }
        _spenders[tokenId] = uint160(to);
        emit Approval(owner, to, tokenId);
    }

    /// @inheritdoc TRC721
    /// @dev By hand, since Cards chooses among 70 functions first: 150 energy less, which is what the choice takes more
    /// than in a plain collection. `approved` is 0 or 1: the decoder refuses anything else.
    function setApprovalForAll(address operator, bool approved) public override {
        if (operator == address(0)) revert TRC721InvalidOperator(operator);
        bytes32 place = _operatorPlace(msg.sender, operator);
        bytes32 topic = ApprovalForAll.selector;
        // solhint-disable-next-line no-inline-assembly
        assembly ("memory-safe") {
            sstore(place, approved)
            mstore(0x00, approved)
            log3(0x00, 0x20, topic, caller(), operator)
        }
    }

    /// @inheritdoc TRC721
    function isApprovedForAll(address owner, address operator) public view override returns (bool) {
        bytes32 place = _operatorPlace(owner, operator);
        bool approved;
        // solhint-disable-next-line no-inline-assembly
        assembly ("memory-safe") {
            approved := sload(place)
        }
        return approved;
    }

    /// @inheritdoc TRC721
    function balanceOf(address owner) public view override returns (uint256) {
        if (owner == address(0)) revert TRC721InvalidOwner(owner);
        return _accounts[owner].cards();
    }

    /// @dev Mints to `to`, who paid `fee`.
    function _issue(uint256 tokenId, address to, uint256 fee) internal {
        _cards[tokenId] = CardWord.owned(to);
        _accounts[to] = _accounts[to].withCard().add(AccountWord.money(0, fee));
        emit Transfer(address(0), to, tokenId);
    }

    /// @dev Moves `card` from its owner `from` to `to`; `money` is what else changes in the account of `from`.
    function _hand(uint256 tokenId, Card card, address from, address to, uint256 money) internal {
        if (!card.plain()) _requireFree(tokenId, card);
        // The base clears an approval without looking; most cards have none, and the write would cost 5000.
        if (_spenders[tokenId] != 0) _spenders[tokenId] = 0;
        _accounts[from] = _accounts[from].handOver(money);
        _accounts[to] = _accounts[to].withCard();
        _cards[tokenId] = CardWord.owned(to);
        emit Transfer(from, to, tokenId);
    }

    /// @dev Whether `to` is this contract or one that it is wired to for good.
    function _isWired(address to) internal view virtual returns (bool);

    function _getApproved(uint256 tokenId) internal view override returns (address) {
        return address(uint160(_spenders[tokenId]));
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
    function _requireFree(uint256 tokenId, Card card) internal view {
        uint256 unlockTime = card.unlockTime();
        if (unlockTime != 0) revert CardsPledged(tokenId, unlockTime);
        HoldWindow.Hold storage hold = _freezes[tokenId];
        if (hold.active()) revert CardsFrozen(tokenId, hold.until);
    }

    /// @dev The word that says whether `operator` may move all cards of `owner`: the hash of both, 40 bytes long. Mappings
    /// hash 64 bytes and arrays 32, so no other word of this contract can lie there.
    function _operatorPlace(address owner, address operator) private pure returns (bytes32 place) {
        // solhint-disable-next-line no-inline-assembly
        assembly ("memory-safe") {
            mstore(0x14, operator)
            mstore(0x00, owner)
            place := keccak256(0x0c, 0x28)
        }
    }
}
