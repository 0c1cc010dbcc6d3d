// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

/// @title A permutation of 0..size-1 that can be asked for one element at a time
/// @notice Four Feistel rounds over the smallest even number of bits that holds `size`, walked until the result is in
/// range, then turned by an amount that the seed chooses apart from the rounds. A Feistel network is a bijection
/// whatever its round function, walking a bijection stays one, and so does turning it. Walking alone would favour
/// some places in small series, since few bits make too many short cycles; the turn makes every place of every index
/// equally likely.
library Shuffle {
    uint256 private constant _ROUNDS = 4;

    /// @notice The place of `index` in the permutation that `seed` chooses. `index` < `size` <= 2^32.
    /// @dev The domain is less than four times `size`, so the walk takes four steps on average.
    function at(bytes32 seed, uint256 index, uint256 size) internal pure returns (uint256 place) {
        uint256 half = 1;
        while (size > 1 << (2 * half)) ++half;
        place = index;
        do place = _round(seed, place, half); while (place >= size);
        place = (place + (uint256(keccak256(abi.encode(seed))) % size)) % size;
    }

    function _round(bytes32 seed, uint256 value, uint256 half) private pure returns (uint256) {
        uint256 mask = (1 << half) - 1;
        uint256 left = value >> half;
        uint256 right = value & mask;
        for (uint256 i; i < _ROUNDS; ++i) {
            uint256 mixed = uint256(keccak256(abi.encode(seed, i, right))) & mask;
            (left, right) = (right, left ^ mixed);
        }
        return (left << half) | right;
    }
}
