// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

/// @title Prices in U, and how much is sold at them
/// @notice A price in U comes from a pool. Whoever bends that pool and waits until the average follows saves on all that
/// is sold at the bent price, so the amount is bounded: small beside what bending the pool costs.
interface ICardPrices {
    /// @notice At most `amount` U of cards are sold in a day, and a quarter of it is reserved.
    event SaleLimitSet(uint256 amount);

    /// @notice `wanted` U are more than the `room` of now; it grows back within a day.
    error CardsSaleRoomExceeded(uint256 wanted, uint256 room);

    /// @notice Owner: the most U that cards are sold for in a day, however deep the pool is.
    function setSaleLimit(uint64 amount) external;

    /// @notice Sun for `amount` U: the dearer of the time-weighted and the present price.
    function getUToCoin(uint256 amount) external view returns (uint256);

    /// @notice U for which cards can be bought, and reserved, at this moment.
    function saleRoom() external view returns (uint256 buying, uint256 reserving);

    /// @notice What the owner allows in a day, in U.
    function saleLimit() external view returns (uint256);
}
