// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

/// @title The backing of a launched token
/// @notice Holds the backing share of the raised TRX. Whoever burns tokens here takes their share of it; nobody else.
interface IBasePool {
    /// @notice `from` added `amount` to the backing.
    event Deposited(address indexed from, uint256 amount);
    /// @notice `user` burned `tokens` for `trxOut`.
    event Redeemed(address indexed user, uint256 tokens, uint256 trxOut);

    /// @notice The clone is already in use.
    error BasePoolAlreadyInitialized();
    /// @notice The token is not launched, so there is no backing to add to or take from.
    error BasePoolNotLaunched();
    /// @notice The tokens are worth `out`, less than the caller's `minOut`, or nothing at all.
    error BasePoolBelowMinimum(uint256 out, uint256 minOut);
    /// @notice TRX could not be sent to `to`.
    error BasePoolPaymentFailed(address to);

    /// @notice Sets up a clone once.
    function initialize(address token, address presale) external;

    /// @notice Adds `msg.value` to the backing. The presale at launch, anyone after.
    function deposit() external payable;

    /// @notice Burns `tokens` of the caller (allowance needed) and pays {quote}, at least `minOut`.
    function redeem(uint256 tokens, uint256 minOut) external;

    /// @notice `tokens` x backing / total supply, floored.
    function quote(uint256 tokens) external view returns (uint256);

    /// @notice The backing in sun.
    function backing() external view returns (uint256);

    /// @notice The token that is backed.
    function token() external view returns (address);

    /// @notice The presale whose launch fills the pool.
    function presale() external view returns (address);
}
