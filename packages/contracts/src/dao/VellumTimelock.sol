// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {TimelockController} from "@openzeppelin/tron-contracts/governance/TimelockController.sol";
import {EmbeddedChain} from "../shared/EmbeddedChain.sol";

/// @title The delay between a vote and its effect, and the owner of the adjustable parameters
/// @notice Anyone may execute what has waited. The deployer's admin role is given up once the governor is proposer.
contract VellumTimelock is TimelockController {
    uint256 private immutable _FLOOR;

    /// @notice Everybody may execute, nobody may propose yet.
    /// @param minDelay At least 48 hours off the embedded chain.
    /// @param admin Names the governor as proposer and canceller, then renounces.
    constructor(
        uint256 minDelay,
        address admin,
        uint256 embeddedChain
    ) TimelockController(minDelay, new address[](0), _anyone(), admin) {
        _FLOOR = EmbeddedChain.atLeast(minDelay, 48 hours, embeddedChain);
    }

    /// @notice The delay of new operations: never below the one of the deployment, whatever a vote sets.
    function getMinDelay() public view override returns (uint256) {
        uint256 delay = super.getMinDelay();
        return delay > _FLOOR ? delay : _FLOOR;
    }

    function _anyone() private pure returns (address[] memory executors) {
        executors = new address[](1);
    }
}
