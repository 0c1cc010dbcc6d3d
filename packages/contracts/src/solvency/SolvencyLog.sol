// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {ITRC20} from "@openzeppelin/tron-contracts/token/TRC20/ITRC20.sol";
import {IPayout} from "../income/IPayout.sol";
import {ISolvencyLog} from "./ISolvencyLog.sol";

/// @title Log of what is owed
/// @notice See {ISolvencyLog}.
contract SolvencyLog is ISolvencyLog {
    /// @dev Enough for every coin of ours; one that burns all it gets must not spoil the answer for the others.
    uint256 private constant _BALANCE_ENERGY = 100_000;

    IPayout private immutable _PAYOUT;

    /// @inheritdoc ISolvencyLog
    mapping(uint256 number => bytes32) public rootAt;
    /// @inheritdoc ISolvencyLog
    uint256 public newest;

    constructor(IPayout payout) {
        _PAYOUT = payout;
    }

    /// @inheritdoc ISolvencyLog
    function publish(uint256 number, bytes32 blockHash, bytes32 root, uint256 leaves) external {
        if (msg.sender != publisher()) revert SolvencyLogNotPublisher(msg.sender);
        if (number <= newest) revert SolvencyLogNotNewer(number, newest);
        // Zero is what a block has that is too old or not made yet.
        if (blockHash == 0 || blockhash(number) != blockHash) revert SolvencyLogOtherBlock(number, blockHash);
        if (root == 0) revert SolvencyLogEmptyRoot();
        newest = number;
        rootAt[number] = root;
        emit RootPublished(number, blockHash, root, leaves);
    }

    /// @inheritdoc ISolvencyLog
    function balances(
        Holding[] calldata holdings
    ) external view returns (uint256 number, uint256[] memory amounts) {
        number = block.number;
        amounts = new uint256[](holdings.length);
        for (uint256 i = 0; i < holdings.length; ++i) {
            Holding calldata holding = holdings[i];
            amounts[i] =
                holding.coin == address(0) ? holding.holder.balance : _balance(holding.coin, holding.holder);
        }
    }

    /// @inheritdoc ISolvencyLog
    function publisher() public view returns (address) {
        return _PAYOUT.proposer();
    }

    /// @dev Takes one word of the answer, however long a hostile coin makes it.
    function _balance(address coin, address holder) private view returns (uint256 amount) {
        bytes memory data = abi.encodeCall(ITRC20.balanceOf, (holder));
        bool answered;
        // solhint-disable-next-line no-inline-assembly
        assembly ("memory-safe") {
            answered := staticcall(_BALANCE_ENERGY, coin, add(data, 32), mload(data), 0, 32)
            answered := and(answered, gt(returndatasize(), 31))
            if answered {
                amount := mload(0)
            }
        }
    }
}
