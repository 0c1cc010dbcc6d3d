// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {IPriceOracle} from "../prices/IPriceOracle.sol";
import {CardToken} from "./CardToken.sol";
import {ICardPrices} from "./ICardPrices.sol";

/// @title Prices in U, and how much is sold at them
/// @notice See {ICardPrices}.
/// @dev Bending the pool by buying a part x of it costs 0.3 % of x at least and takes 2x off a price, and a bend within
/// the pool's fee is free to hold. It never pays while less than 0.15 % of the pool's U is sold at it. What is sold fades
/// within a day, so in any 24 hours twice the room of a moment is sold: 2 x (1/2500 + 1/10000) of the pool, 0.1 %. The
/// oracle records how deep the pool is; liquidity of one transaction is not in it.
abstract contract CardPrices is CardToken {
    /// @dev One word. Amounts in U as of their times; unix seconds.
    struct SoldInU {
        uint64 limit;
        uint64 bought;
        uint64 reserved;
        uint32 boughtAt;
        uint32 reservedAt;
    }

    uint256 private constant _POOL_PART = 2500;
    /// @dev Reservations have a room of their own: they cost nothing to give up, and must not use up the buyers'.
    uint256 private constant _RESERVED_PART = 4;

    /// @notice Where prices in U come from.
    IPriceOracle public immutable oracle;
    address internal immutable _usdt;
    address internal immutable _wtrx;

    SoldInU private _sold;

    constructor(IPriceOracle oracle_, address usdt_, address wtrx_) {
        oracle = oracle_;
        _usdt = usdt_;
        _wtrx = wtrx_;
    }

    /// @inheritdoc ICardPrices
    function setSaleLimit(uint64 amount) external onlyOwner {
        _sold.limit = amount;
        emit SaleLimitSet(amount);
    }

    /// @inheritdoc ICardPrices
    function saleRoom() external view returns (uint256 buying, uint256 reserving) {
        SoldInU memory sold = _sold;
        (, uint256 depth) = _sunFor(0);
        uint256 most = _most(sold.limit, depth);
        buying = most - _left(sold.bought, sold.boughtAt, most);
        most /= _RESERVED_PART;
        reserving = most - _left(sold.reserved, sold.reservedAt, most);
    }

    /// @inheritdoc ICardPrices
    function saleLimit() external view returns (uint256) {
        return _sold.limit;
    }

    /// @inheritdoc ICardPrices
    function getUToCoin(uint256 amount) external view returns (uint256 sun) {
        (sun, ) = _sunFor(amount);
    }

    /// @dev Counts a purchase of `amount` U beside a pool of `depth` U; refused when there is no room for it.
    function _countBought(uint256 amount, uint256 depth) internal {
        SoldInU memory sold = _sold;
        sold.bought = _counted(amount, sold.bought, sold.boughtAt, _most(sold.limit, depth));
        sold.boughtAt = uint32(block.timestamp);
        _sold = sold;
    }

    /// @dev Counts a reservation at `amount` U. Giving one up frees no room at once, since its price stood while it ran; the
    /// room grows back by time alone.
    function _countReserved(uint256 amount, uint256 depth) internal {
        SoldInU memory sold = _sold;
        uint256 most = _most(sold.limit, depth) / _RESERVED_PART;
        sold.reserved = _counted(amount, sold.reserved, sold.reservedAt, most);
        sold.reservedAt = uint32(block.timestamp);
        _sold = sold;
    }

    /// @dev Sun for `amount` U, and the U in the pool they come from.
    function _sunFor(uint256 amount) internal view returns (uint256 sun, uint256 depth) {
        uint256 spot;
        (sun, spot, depth) = oracle.consultWithDepth(_usdt, amount, _wtrx);
        if (spot > sun) sun = spot;
    }

    function _counted(
        uint256 amount,
        uint256 before,
        uint256 since,
        uint256 most
    ) private view returns (uint64) {
        before = _left(before, since, most);
        if (amount > most - before) revert CardsSaleRoomExceeded(amount, most - before);
        // Not above `most`, which is not above a limit of 64 bits.
        return uint64(before + amount);
    }

    /// @dev What still counts of `amount`, at most `most`: it fades by `most` in a day. Whatever was counted beside a deeper
    /// pool fades by itself in a day; else it would leave no room for as long as that pool was deeper.
    function _left(uint256 amount, uint256 since, uint256 most) private view returns (uint256) {
        uint256 faded = ((amount > most ? amount : most) * (block.timestamp - since)) / 1 days;
        if (faded >= amount) return 0;
        return amount - faded < most ? amount - faded : most;
    }

    /// @dev Money that stays in the pool for a block around each observation passes for depth, so the owner's limit holds
    /// besides.
    function _most(uint256 limit, uint256 depth) private pure returns (uint256) {
        uint256 part = depth / _POOL_PART;
        return part < limit ? part : limit;
    }
}
