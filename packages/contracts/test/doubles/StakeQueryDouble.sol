// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

/// @notice Stands where a precompiled contract of the chain answers: to each question what the test stored under its hash.
contract StakeQueryDouble {
    fallback() external {
        bytes32 slot = keccak256(msg.data);
        assembly ("memory-safe") {
            mstore(0, sload(slot))
            return(0, 32)
        }
    }
}
