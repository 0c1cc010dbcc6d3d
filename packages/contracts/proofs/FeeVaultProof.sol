// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {IWtrx} from "../src/coins/IWtrx.sol";
import {FeeVault} from "../src/fees/FeeVault.sol";
import {IFeeVault} from "../src/fees/IFeeVault.sol";
import {ITeam} from "../src/team/ITeam.sol";
import {Team} from "../src/team/Team.sol";
import {Proof} from "./Proof.sol";

/// @notice Fees of payers with two inviters, one and none.
contract FeeVaultProof is Proof {
    address private constant _ROOT = address(0xA0000);
    address private constant _FIRST = address(0xA1000);
    address private constant _SECOND = address(0xA2000);
    address private constant _PAYER = address(0xA3000);
    /// @dev More than all TRX there is.
    uint256 private constant _MOST = 1 << 64;

    FeeVault private _vault;

    /// @notice A vault that takes fees from this contract, and the chain payer, first, second, root.
    function setUp() public {
        Team team = new Team(_ROOT);
        _bind(team, _SECOND, _ROOT);
        _bind(team, _FIRST, _SECOND);
        _bind(team, _PAYER, _FIRST);
        _vault = new FeeVault(ITeam(address(team)), IWtrx(address(0)), address(this), 7 days, 0);
        _vault.setRole(address(this), IFeeVault.Role.Source);
    }

    /// @notice Any fee under any split that the owner can set: every share is right, and nothing is lost or made.
    function checkShares(uint256 fee, uint16 l1, uint16 l2, uint16 pool, uint8 inviters) public {
        vm.assume(fee < _MOST && inviters < 3);
        _vault.setSplit(l1, l2, pool);
        vm.deal(address(this), fee);
        address payer =
            inviters == 0
                ? _SECOND
                : inviters == 1
                    ? _FIRST
                    : _PAYER;
        _vault.pay{value: fee}(payer, "fee");

        uint256 first = inviters == 2 ? _vault.owed(_FIRST) : _vault.owed(_SECOND);
        uint256 second = inviters == 2 ? _vault.owed(_SECOND) : 0;
        assert(first == (inviters == 0 ? 0 : (fee * l1) / 10_000));
        assert(second == (inviters == 2 ? (fee * l2) / 10_000 : 0));
        uint256 shared = (fee * (uint256(l1) + l2 + pool)) / 10_000;
        assert(_vault.poolDue() == shared - first - second);
        assert(_vault.treasuryDue() == fee - shared);
        assert(_vault.owed(_ROOT) == 0 && address(_vault).balance == fee);
        assert(first + second + _vault.poolDue() + _vault.treasuryDue() == fee);
    }

    function _bind(Team team, address child, address parent) private {
        vm.prank(child);
        team.bindParent(parent);
    }
}
