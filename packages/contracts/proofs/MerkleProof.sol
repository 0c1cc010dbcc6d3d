// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

/// @notice Takes the place of the real one in proofs: whoever claims names the root. Hashes would keep the solver
/// busy, and what holds against somebody who can prove every leaf holds against everybody.
library MerkleProof {
    /// @notice The root that a proof of `leaf` leads to.
    function processProofCalldata(bytes32[] calldata proof, bytes32) internal pure returns (bytes32) {
        return proof[0];
    }
}
