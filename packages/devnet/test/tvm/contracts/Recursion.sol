// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

/// @notice Calls and creates itself deeper and deeper.
contract Recursion {
    /// @return reached The deepest frame below this one that still ran.
    function down(uint256 depth) external returns (uint256 reached) {
        if (depth == 0) return 0;
        (bool ok, bytes memory data) = address(this).call(abi.encodeCall(this.down, (depth - 1)));
        return ok ? 1 + abi.decode(data, (uint256)) : 0;
    }

    function loop() external pure {
        for (uint256 i = 0; ; i++) {}
    }

    function hash(uint256 rounds) external pure returns (bytes32 digest) {
        for (uint256 i = 0; i < rounds; i++) digest = keccak256(abi.encode(digest));
    }
}
