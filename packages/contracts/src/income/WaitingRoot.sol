// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

/// @title The payout root that waits, in one word of storage
/// @notice Holds what {Payout} knows of the waiting root besides its hash.
abstract contract WaitingRoot {
    /// @dev The waiting root besides its hash, and two clocks that outlive it: from when the allowance gathers, and
    /// since when no root of the proposer in office became active. `eta` is 0 when no root waits; `takes` is the time
    /// out of the allowance in which the cap lets the increase gather; `activeBlock` is where the newest root became
    /// active. Kept in one word, see {_keep}.
    struct Waiting {
        uint256 total;
        uint256 eta;
        uint256 takes;
        uint256 allowanceFrom;
        uint256 silentSince;
        uint8 maker;
        uint256 activeBlock;
    }

    uint256 private _waiting;

    /// @dev One write: the compiler would split that of a packed struct, and the TVM charges every write in full. The
    /// total is an amount of TRX, `takes` at most two days.
    function _keep(Waiting memory waiting) internal {
        _waiting =
            waiting.total |
            (waiting.eta << 64) |
            (waiting.takes << 104) |
            (waiting.allowanceFrom << 128) |
            (waiting.silentSince << 168) |
            (uint256(waiting.maker) << 208) |
            (waiting.activeBlock << 216);
    }

    function _kept() internal view returns (Waiting memory waiting) {
        uint256 word = _waiting;
        waiting.total = uint64(word);
        waiting.eta = uint40(word >> 64);
        waiting.takes = uint24(word >> 104);
        waiting.allowanceFrom = uint40(word >> 128);
        waiting.silentSince = uint40(word >> 168);
        waiting.maker = uint8(word >> 208);
        waiting.activeBlock = uint40(word >> 216);
    }
}
