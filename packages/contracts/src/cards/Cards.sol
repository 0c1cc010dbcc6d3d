// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Ownable} from "@openzeppelin/tron-contracts/access/Ownable.sol";
import {TRC721} from "@openzeppelin/tron-contracts/token/TRC721/TRC721.sol";
import {IFeeVault} from "../fees/IFeeVault.sol";
import {IPriceOracle} from "../prices/IPriceOracle.sol";
import {EntryPause} from "../shared/EntryPause.sol";
import {CardLevels} from "./CardLevels.sol";
import {CardMarket} from "./CardMarket.sol";
import {CardPledge} from "./CardPledge.sol";
import {CardPrices} from "./CardPrices.sol";
import {CardReservations} from "./CardReservations.sol";
import {Card} from "./CardWords.sol";
import {CardDetail, ICards} from "./ICards.sol";

/// @title Cards
/// @notice See {ICards}. This file holds the views; each other idea has its own file.
contract Cards is CardMarket, CardPledge, CardReservations {
    /// @dev What the contract is wired to; a struct because the list is long.
    struct Wiring {
        address owner;
        address guardian;
        IFeeVault feeVault;
        IPriceOracle oracle;
        address usdt;
        address wtrx;
        address rewardCoin;
    }

    uint256 private constant _LONGEST_SCAN = 2000;

    constructor(
        Wiring memory w,
        Term[] memory terms
    )
        TRC721("Vellum Card", "VCARD")
        Ownable(w.owner)
        EntryPause(w.guardian)
        CardPrices(w.oracle, w.usdt, w.wtrx)
        CardLevels(w.feeVault)
        CardPledge(w.rewardCoin, terms)
    {}

    /// @inheritdoc ICards
    function ownerOfPage(address owner) external view returns (uint256[] memory) {
        return _scanAll(owner, _LONGEST_SCAN);
    }

    /// @inheritdoc ICards
    function getWalletIDFromContract(address wallet, uint256 size) external view returns (uint256[] memory) {
        if (size > _LONGEST_SCAN) revert CardsScanTooLong(size);
        return _scanAll(wallet, size);
    }

    /// @inheritdoc ICards
    function ownerOfRange(
        address owner,
        uint256 level,
        uint256 startId,
        uint256 size
    ) external view returns (uint256[] memory ids, uint256 nextId) {
        if (size > _LONGEST_SCAN) revert CardsScanTooLong(size);
        uint256 end = _sales[level].next();
        if (startId == 0) startId = 1;
        nextId = startId >= end || end - startId <= size ? 0 : startId + size;
        if (startId >= end) return (ids, 0);
        if (nextId != 0) end = nextId;

        ids = new uint256[](end - startId);
        uint256 found;
        for (uint256 serial = startId; serial < end; ++serial) {
            uint256 id = (level << 64) | serial;
            if (_cards[id].owner() == owner) ids[found++] = id;
        }
        _shorten(ids, found);
    }

    /// @inheritdoc ICards
    function tokenDetials(uint256 id) external view returns (CardDetail memory) {
        string memory uri = tokenURI(id);
        Card card = _cards[id];
        uint256 unlockTime = card.unlockTime();
        return CardDetail(id, card.owner(), id >> 64, unlockTime != 0, unlockTime, uri);
    }

    /// @inheritdoc ICards
    function itemPledge(uint256 id) external view returns (bool) {
        return _cards[id].unlockTime() != 0;
    }

    /// @inheritdoc ICards
    function itemLevelMap(uint256 id) external view returns (uint256) {
        _requireOwned(id);
        return id >> 64;
    }

    /// @inheritdoc ICards
    function itemUnlockTime(uint256 id) external view returns (uint256) {
        return _cards[id].unlockTime();
    }

    /// @dev The immutables, none of which can give a card back.
    function _isWired(address to) internal view override returns (bool wired) {
        (address vault, address prices, address reward) = (address(feeVault), address(oracle), rewardCoin);
        (address usdt, address wtrx) = (_usdt, _wtrx);
        // By hand: a third of the code and of the energy.
        // solhint-disable-next-line no-inline-assembly
        assembly ("memory-safe") {
            wired := or(or(eq(to, address()), eq(to, vault)), or(eq(to, prices), eq(to, reward)))
            wired := or(wired, or(eq(to, usdt), eq(to, wtrx)))
        }
    }

    /// @dev Looks at no more than 2000 cards and stops when all cards of `owner`, or `size` of them, are found.
    function _scanAll(address owner, uint256 size) private view returns (uint256[] memory ids) {
        uint256 wanted = _accounts[owner].cards();
        if (wanted > size) wanted = size;
        ids = new uint256[](wanted);
        uint256 found;
        uint256 budget = _LONGEST_SCAN;
        for (uint256 level = 1; level <= _TOP_LEVEL && found < wanted; ++level) {
            uint256 end = _sales[level].next();
            for (uint256 serial = 1; serial < end && found < wanted && budget != 0; ++serial) {
                --budget;
                uint256 id = (level << 64) | serial;
                if (_cards[id].owner() == owner) ids[found++] = id;
            }
        }
        _shorten(ids, found);
    }

    /// @dev Cuts a memory array that was made too long.
    function _shorten(uint256[] memory ids, uint256 length) private pure {
        // solhint-disable-next-line no-inline-assembly
        assembly ("memory-safe") {
            mstore(ids, length)
        }
    }
}
