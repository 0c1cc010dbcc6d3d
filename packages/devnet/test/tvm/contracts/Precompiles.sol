// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

/// @notice Calls the contracts that the node itself computes.
contract Precompiles {
    function signer(bytes32 digest, uint8 v, bytes32 r, bytes32 s) external pure returns (address) {
        return ecrecover(digest, v, r, s);
    }

    function run(address precompile, bytes calldata input) external view returns (bool ok, bytes memory output) {
        return precompile.staticcall(input);
    }

    function batch(bytes32 digest, bytes[] calldata signatures, address[] calldata signers)
        external
        view
        returns (bool ok, bytes memory output)
    {
        return address(9).staticcall(abi.encode(digest, signatures, signers));
    }

    function multi(address account, uint256 permissionId, bytes32 data, bytes[] calldata signatures)
        external
        view
        returns (bool ok, bytes memory output)
    {
        return address(10).staticcall(abi.encode(account, permissionId, data, signatures));
    }
}
