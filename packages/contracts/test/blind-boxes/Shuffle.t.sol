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
}
