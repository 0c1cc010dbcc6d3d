// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

/// @title Where a delay may be shorter than its safe minimum
/// @notice Only on a chain that the deployment declares as its embedded one, and never on a public TRON network.
/// @dev The embedded chain's id comes from its genesis, so it cannot be a constant: a constructor takes it (0 elsewhere).
library EmbeddedChain {
    uint256 internal constant MAINNET = 728126428;
    uint256 internal constant SHASTA = 2494104990;
    uint256 internal constant NILE = 3448148188;

    /// @notice `value` is below the `minimum` that holds off the embedded chain.
    error EmbeddedChainBelowMinimum(uint256 value, uint256 minimum);

    /// @notice Whether this is the chain `declared` as embedded, and no public one.
    function isEmbedded(uint256 declared) internal view returns (bool) {
        uint256 id = block.chainid;
        return id == declared && id != MAINNET && id != SHASTA && id != NILE;
    }

    /// @notice Returns `value`; reverts when it is below `minimum` off the embedded chain.
    function atLeast(uint256 value, uint256 minimum, uint256 declared) internal view returns (uint256) {
        if (value < minimum && !isEmbedded(declared)) revert EmbeddedChainBelowMinimum(value, minimum);
        return value;
    }
}
