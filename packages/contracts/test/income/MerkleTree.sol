// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

/// @notice A Merkle tree of sorted pairs over a few leaves; an odd node goes up unchanged.
library MerkleTree {
    function root(bytes32[] memory leaves) internal pure returns (bytes32) {
        bytes32[] memory level = leaves;
        while (level.length > 1) level = _up(level);
        return level[0];
    }

    function proof(bytes32[] memory leaves, uint256 index) internal pure returns (bytes32[] memory path) {
        path = new bytes32[](256);
        uint256 length;
        bytes32[] memory level = leaves;
        while (level.length > 1) {
            uint256 other = index ^ 1;
            if (other < level.length) path[length++] = level[other];
            level = _up(level);
            index /= 2;
        }
        assembly ("memory-safe") {
            mstore(path, length)
        }
    }

    function _up(bytes32[] memory level) private pure returns (bytes32[] memory above) {
        above = new bytes32[]((level.length + 1) / 2);
        for (uint256 i = 0; i < above.length; ++i) {
            bytes32 left = level[2 * i];
            if (2 * i + 1 == level.length) {
                above[i] = left;
                continue;
            }
            bytes32 right = level[2 * i + 1];
            above[i] =
                left < right
                    ? keccak256(abi.encodePacked(left, right))
                    : keccak256(abi.encodePacked(right, left));
        }
    }
}
