// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Shuffle} from "../../src/blind-boxes/Shuffle.sol";
import {Test} from "../base/Test.sol";

contract ShuffleTest is Test {
    function testFuzz_at_IsAPermutation(bytes32 seed, uint256 size) public pure {
        size = bound(size, 1, 150);
        bool[] memory seen = new bool[](size);
        for (uint256 i; i < size; ++i) {
            uint256 place = Shuffle.at(seed, i, size);
            assertTrue(place < size, "in range");
            assertTrue(!seen[place], "once");
            seen[place] = true;
        }
    }

    function testFuzz_at_StaysInRangeForLargeSizes(bytes32 seed, uint256 index, uint256 size) public pure {
        size = bound(size, 1, 100_000);
        index = bound(index, 0, size - 1);
        assertTrue(Shuffle.at(seed, index, size) < size, "in range");
    }

    /// @dev Over 2000 seeds every place is hit by the same box about equally often (500 expected, 5 sigma = 97).
    function test_at_IsFairToEveryPlace() public pure {
        uint256[4] memory hits;
        for (uint256 i; i < 2000; ++i) ++hits[Shuffle.at(keccak256(abi.encode(i)), 1, 4)];
        for (uint256 i; i < 4; ++i) {
            assertLe(403, hits[i]);
            assertLe(hits[i], 597);
        }
    }

    /// @dev Nor do neighbours move together: the distance of two boxes takes every value.
    function test_at_SeparatesNeighbours() public pure {
        uint256[5] memory distances;
        for (uint256 i; i < 2000; ++i) {
            bytes32 seed = keccak256(abi.encode(i));
            ++distances[(Shuffle.at(seed, 0, 5) + 5 - Shuffle.at(seed, 1, 5)) % 5];
        }
        assertEq(distances[0], 0);
        for (uint256 i = 1; i < 5; ++i) {
            assertLe(403, distances[i]);
            assertLe(distances[i], 597);
        }
    }

    /// @dev In small series a walk alone favours some places: box 4 of 6 drew prize 4 in 1241 of these 6000 draws.
    function test_at_IsFairInSmallSeries() public pure {
        uint256[6][6] memory hits;
        uint256 free;
        assembly ("memory-safe") {
            free := mload(0x40)
        }
        for (uint256 n; n < 6000; ++n) {
            bytes32 seed = keccak256(abi.encode(n));
            for (uint256 i; i < 6; ++i) ++hits[i][Shuffle.at(seed, i, 6)];
            // What a draw leaves behind is not needed, and 36,000 of them would not fit.
            assembly ("memory-safe") {
                mstore(0x40, free)
            }
        }
        // Expected 1000, standard deviation 29.
        for (uint256 i; i < 6; ++i) {
            for (uint256 place; place < 6; ++place) {
                assertLe(1000 - 5 * 29, hits[i][place]);
                assertLe(hits[i][place], 1000 + 5 * 29);
            }
        }
    }
}
