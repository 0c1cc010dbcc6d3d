// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {EnergyDesk} from "../../src/energy/EnergyDesk.sol";
import {IEnergyDesk} from "../../src/energy/IEnergyDesk.sol";
import {Test} from "../base/Test.sol";
import {DeployEnergy} from "../deploy/DeployEnergy.sol";
import {StakeQueryDouble} from "../doubles/StakeQueryDouble.sol";

/// @notice A desk on a chain whose stakes the test sets: 180e9 energy a day shared by 6e9 TRX, 30 for each.
abstract contract EnergyBase is Test {
    address internal constant OPERATOR = address(0x1001);
    address internal constant BUYER = address(0x2001);
    address internal constant RECEIVER = address(0x2002);
    address internal constant OTHER = address(0x2003);
    address internal constant PARAMETER_QUERY = address(0x100000b);
    address internal constant LENDABLE_QUERY = address(0x100000f);
    address internal constant LENT_QUERY = address(0x1000010);
    uint256 internal constant T0 = 1_800_000_000;
    uint256 internal constant BASE = 40_000;
    uint256 internal constant HOUR = 1700;
    uint256 internal constant ENERGY = 131_000;

    EnergyDesk internal desk;

    function setUpDesk() internal {
        vm.warp(T0);
        bytes memory code = address(new StakeQueryDouble()).code;
        vm.etch(PARAMETER_QUERY, code);
        vm.etch(LENDABLE_QUERY, code);
        vm.etch(LENT_QUERY, code);
        desk = DeployEnergy.energyDesk(OPERATOR, BASE, HOUR);
        setPool(180e9, 6e9);
        setLendable(1_000_000e6);
        vm.deal(BUYER, 1e15);
        vm.deal(RECEIVER, 1);
        vm.deal(OTHER, 1e15);
    }

    function setPool(uint256 total, uint256 weight) internal {
        vm.store(PARAMETER_QUERY, keccak256(abi.encode(3)), bytes32(total));
        vm.store(PARAMETER_QUERY, keccak256(abi.encode(4)), bytes32(weight));
    }

    function setLendable(uint256 sun) internal {
        vm.store(LENDABLE_QUERY, keccak256(abi.encode(OPERATOR, 1)), bytes32(sun));
    }

    function lend(address receiver, uint256 sun) internal {
        vm.store(LENT_QUERY, keccak256(abi.encode(receiver, OPERATOR, 1)), bytes32(sun));
    }

    function rent(address buyer, address receiver, uint256 energy, uint256 term) internal returns (uint256) {
        uint256 price = desk.priceOf(energy, term);
        vm.prank(buyer);
        return desk.rent{value: price}(receiver, energy, term);
    }

    function stateOf(uint256 id) internal view returns (uint256) {
        return uint256(desk.rentals(id).state);
    }

    function stakeOf(uint256 id) internal view returns (uint256) {
        return desk.rentals(id).stake;
    }

    function expectState(uint256 id, IEnergyDesk.State state) internal {
        vm.expectRevert(abi.encodeWithSelector(IEnergyDesk.EnergyDeskWrongState.selector, id, state));
    }
}
