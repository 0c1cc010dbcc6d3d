// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Cards} from "../../src/cards/Cards.sol";
import {BorrowedMarket} from "../prices/BorrowedMarket.sol";

/// @notice What was sold and reserved for prices in U beside a pool, and the rules of a day without their code.
abstract contract SaleCounts is BorrowedMarket {
    /// @dev What was sold or reserved for at one time, and how much there was room for by the records.
    struct Count {
        uint256 time;
        uint256 amount;
        uint256 most;
    }

    uint256 internal constant LIMIT = 300e6;

    Cards public cards;
    Count[] internal bought;
    Count[] internal reserved;

    /// @dev What is sold in 24 hours is at most twice the most that there was room for.
    function worstDay(bool ofReservations) external view returns (uint256 sum, uint256 most) {
        Count[] storage all = ofReservations ? reserved : bought;
        for (uint256 i = all.length; i > 0; --i) {
            Count storage one = all[i - 1];
            if (one.most > most) most = one.most;
            // The one before the day tells how much may fade in it.
            if (one.time + 1 days <= block.timestamp) break;
            sum += one.amount;
        }
    }

    /// @dev Whether room is missing although nothing was counted for a day.
    function isRoomMissing() external view returns (bool) {
        (bool done, bytes memory answer) = address(cards).staticcall(abi.encodeCall(cards.saleRoom, ()));
        if (!done) return false;
        (uint256 buying, uint256 reserving) = abi.decode(answer, (uint256, uint256));
        (, , uint256 depth) = oracle.consultWithDepth(address(usdt), 0, address(wtrx));
        uint256 most = _roomBeside(depth);
        return (_isQuiet(bought) && buying < most) || (_isQuiet(reserved) && reserving < most / 4);
    }

    function _count(Count[] storage all, uint256 amount, uint256 most) internal {
        assertLe(amount, most);
        all.push(Count(block.timestamp, amount, most));
    }

    function _roomBeside(uint256 depth) internal pure returns (uint256) {
        return depth / 2500 < LIMIT ? depth / 2500 : LIMIT;
    }

    function _isQuiet(Count[] storage all) private view returns (bool) {
        return all.length == 0 || all[all.length - 1].time + 1 days <= block.timestamp;
    }
}
