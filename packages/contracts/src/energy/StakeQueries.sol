// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

/// @title Stake queries
/// @notice What the chain itself answers about stakes and loans of energy, by its precompiled contracts.
library StakeQueries {
    /// @dev (number of the parameter)
    address private constant _CHAIN_PARAMETER = address(0x100000b);
    /// @dev (account, resource)
    address private constant _LENDABLE = address(0x100000f);
    /// @dev (receiver, lender, resource)
    address private constant _LENT = address(0x1000010);

    uint256 private constant _ENERGY_LIMIT = 3;
    uint256 private constant _ENERGY_WEIGHT = 4;
    uint256 private constant _ENERGY = 1;

    /// @notice The chain does not answer the question: it is another machine, or its rules do not have it.
    error StakeQueriesNoAnswer(address query);

    /// @notice Energy of the whole chain in a day, and the TRX that share it.
    function energyPool() internal view returns (uint256 total, uint256 weight) {
        total = _ask(_CHAIN_PARAMETER, abi.encode(_ENERGY_LIMIT));
        weight = _ask(_CHAIN_PARAMETER, abi.encode(_ENERGY_WEIGHT));
    }

    /// @notice Sun that `account` could lend for energy now.
    function lendable(address account) internal view returns (uint256) {
        return _ask(_LENDABLE, abi.encode(account, _ENERGY));
    }

    /// @notice Sun that `lender` lends to `receiver` for energy, locked or not.
    function lent(address lender, address receiver) internal view returns (uint256) {
        return _ask(_LENT, abi.encode(receiver, lender, _ENERGY));
    }

    function _ask(address query, bytes memory question) private view returns (uint256) {
        (bool answered, bytes memory answer) = query.staticcall(question);
        if (!answered || answer.length != 32) revert StakeQueriesNoAnswer(query);
        return abi.decode(answer, (uint256));
    }
}
