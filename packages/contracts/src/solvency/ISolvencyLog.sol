// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

/// @title Log of what is owed
/// @notice Keeps one root for a block: the Merkle-sum tree of everything that contracts owed their users when that
/// block was made. Roots are added and never changed. Holds no money and has no owner; who proposes payout roots
/// publishes.
interface ISolvencyLog {
    /// @notice The balance of `holder` in `coin`; the zero address stands for TRX.
    struct Holding {
        address holder;
        address coin;
    }

    /// @notice `root` is over `leaves` claims at block `number`, whose hash is `blockHash`.
    event RootPublished(uint256 indexed number, bytes32 blockHash, bytes32 root, uint256 leaves);

    /// @notice Only the proposer of payout roots publishes.
    error SolvencyLogNotPublisher(address caller);
    /// @notice Roots follow each other: `number` is after the `newest` block that has one.
    error SolvencyLogNotNewer(uint256 number, uint256 newest);
    /// @notice Block `number` is none of the last 256, or its hash is another.
    error SolvencyLogOtherBlock(uint256 number, bytes32 blockHash);
    /// @notice A root is not zero.
    error SolvencyLogEmptyRoot();

    /// @notice Publishes the root for a block of the last 256.
    /// @param blockHash so that a root over a block that was replaced is refused
    function publish(uint256 number, bytes32 blockHash, bytes32 root, uint256 leaves) external;

    /// @notice The root for block `number`; zero when there is none.
    function rootAt(uint256 number) external view returns (bytes32);

    /// @notice The newest block that has a root; zero before the first.
    function newest() external view returns (uint256);

    /// @notice Who may publish now.
    function publisher() external view returns (address);

    /// @notice All these balances at one and the same block. A coin that does not answer has none.
    function balances(
        Holding[] calldata holdings
    ) external view returns (uint256 number, uint256[] memory amounts);
}
