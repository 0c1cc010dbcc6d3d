// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {MerkleProof} from "@openzeppelin/tron-contracts/utils/cryptography/MerkleProof.sol";
import {IPayout} from "./IPayout.sol";

/// @title Budgets of the active roots
/// @notice What each active root may still pay, and what each user has taken.
/// @dev No root pays more than its own increase, so a bad one cannot touch what the others promised.
abstract contract RootBudgets is IPayout {
    /// @dev `left` is the budget of the newest root: claims mostly go there and need no word besides this one. Sums of
    /// sun fit 64 bits: more than a hundred times all TRX there is.
    struct Totals {
        uint64 total;
        uint64 claimed;
        uint64 left;
        uint40 activatedAt;
    }

    /// @dev A root that is active but not the newest.
    struct OlderRoot {
        uint64 left;
        bool active;
    }

    /// @dev Kept, so that a leaf stays what it was if the chain changes its id.
    uint256 private immutable _CHAIN_ID = block.chainid;

    Totals internal _totals;
    mapping(bytes32 root => OlderRoot) internal _older;

    /// @inheritdoc IPayout
    bytes32 public newestRoot;
    /// @inheritdoc IPayout
    mapping(address user => uint256) public claimed;

    /// @inheritdoc IPayout
    function rootState(bytes32 root) external view returns (bool active, uint256 left) {
        if (root == 0) return (false, 0);
        if (root == newestRoot) return (true, _totals.left);
        return (_older[root].active, _older[root].left);
    }

    /// @inheritdoc IPayout
    function totals() external view returns (uint256 total, uint256 claimedTotal, uint256 activatedAt) {
        return (_totals.total, _totals.claimed, _totals.activatedAt);
    }

    /// @inheritdoc IPayout
    /// @dev Hashed twice, so that no inner node can pass as a leaf.
    function leafOf(address user, uint256 since, uint256 cumulative) public view returns (bytes32) {
        bytes32 inner = keccak256(abi.encode(_CHAIN_ID, address(this), user, since, cumulative));
        return keccak256(bytes.concat(inner));
    }

    /// @dev Takes up to `limit` from the budgets of the parts' roots, each within its own, and books it as claimed.
    /// Returns what the user had received and what all parts together lead to.
    function _draw(
        address user,
        uint256 limit,
        Part[] calldata parts
    ) internal returns (uint256 before, uint256 reached) {
        Totals memory now_ = _totals;
        before = claimed[user];
        reached = before;
        uint256 open = limit;
        for (uint256 i; i < parts.length; ++i) {
            Part calldata part = parts[i];
            bytes32 root = _rootOf(user, part);
            // A part taken before the one below it would leave that one behind for good.
            if (part.since > reached) revert PayoutEarlierFirst(part.since, reached);
            if (part.cumulative <= reached) continue;
            uint256 taken = part.cumulative - reached;
            reached = part.cumulative;
            if (taken > open) taken = open;
            open -= taken;
            uint256 left = root == newestRoot ? now_.left : _older[root].left;
            if (taken > left) revert PayoutBudgetExceeded(taken, left);
            if (root == newestRoot) now_.left -= uint64(taken);
            else _older[root].left -= uint64(taken);
            now_.claimed += uint64(taken);
        }
        _totals = now_;
    }

    function _rootOf(address user, Part calldata part) private view returns (bytes32 root) {
        root = MerkleProof.processProofCalldata(part.proof, leafOf(user, part.since, part.cumulative));
        if (root != newestRoot && !_older[root].active) revert PayoutInvalidProof(user, part.cumulative);
    }
}
