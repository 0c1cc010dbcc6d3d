// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Wtrx} from "../../src/coins/Wtrx.sol";
import {FeeVault} from "../../src/fees/FeeVault.sol";
import {IFeeVault} from "../../src/fees/IFeeVault.sol";
import {Team} from "../../src/team/Team.sol";
import {Campaign} from "../base/Campaign.sol";
import {Test} from "../base/Test.sol";
import {DeployCoins} from "../deploy/DeployCoins.sol";
import {DeployDoubles} from "../deploy/DeployDoubles.sol";
import {DeployFees} from "../deploy/DeployFees.sol";
import {DeployTeam} from "../deploy/DeployTeam.sol";
import {PoolDouble} from "../doubles/PoolDouble.sol";
import {Puppet, ReenteringReceiver} from "../doubles/Receivers.sol";

/// @notice Fees of a family of five (one refuses TRX, one calls back), a hostile owner, pools that change their mind.
contract FeeVaultHandler is Test {
    FeeVault public immutable vault;
    Wtrx public immutable wtrx;
    address[] public users;
    PoolDouble[2] public pools;
    uint256 public fees;
    uint256 public bonuses;
    uint256 public treasuryTaken;

    constructor() {
        Team team = DeployTeam.team(address(0x1001));
        wtrx = DeployCoins.wtrx();
        vault = DeployFees.feeVault(team, wtrx, address(this), 7 days, 0);
        vault.setRole(address(this), IFeeVault.Role.Source);
        users = [
            address(0x2011),
            address(DeployDoubles.refusingReceiver()),
            address(DeployDoubles.reenteringReceiver()),
            address(0x2012)
        ];
        address parent = address(0x1001);
        for (uint256 i; i < users.length; ++i) {
            vm.prank(users[i]);
            team.bindParent(parent);
            parent = users[i];
        }
        ReenteringReceiver(payable(users[2])).arm(address(vault), abi.encodeCall(IFeeVault.claimBonus, ()));
        IFeeVault.RewardPool[] memory shares = new IFeeVault.RewardPool[](2);
        for (uint256 i; i < 2; ++i) {
            pools[i] = DeployDoubles.poolDouble(address(wtrx));
            shares[i] = IFeeVault.RewardPool(address(pools[i]), 5000, 30 days);
        }
        vault.setRewardPools(shares);
    }

    receive() external payable {}

    function pay(uint256 who, uint96 fee) external {
        fee = uint96(bound(fee, 0, 1e15));
        vm.deal(address(this), address(this).balance + fee);
        vault.pay{value: fee}(who % 5 == 4 ? address(0x2099) : users[who % 5], "test");
        fees += fee;
    }

    function claim(uint256 who) external {
        address user = users[who % users.length];
        uint256 owed = vault.owed(user);
        if (owed == 0) return;
        if (user.code.length == 0) {
            vm.prank(user);
            vault.claimBonus();
        } else {
            try
                Puppet(payable(user)).act(address(vault), 0, abi.encodeCall(IFeeVault.claimBonus, ()))
            {} catch {
                return;
            }
        }
        bonuses += owed;
    }

    function distribute(uint256 which, uint256 takeBps, uint256 longest) external {
        pools[which % 2].set(bound(takeBps, 0, 10_000), bound(longest, 0, 60 days));
        if (vault.poolDue() != 0) vault.distributePool();
    }

    function setSplit(uint16 l1, uint16 l2, uint16 pool) external {
        vault.setSplit(uint16(bound(l1, 0, 2000)), uint16(bound(l2, 0, 1000)), uint16(bound(pool, 0, 4000)));
    }

    function overdraw(uint256 amount) external {
        try vault.withdrawTreasury(address(this), amount) {
            treasuryTaken += amount;
        } catch {}
    }

    function withdrawTreasury(uint256 amount) external {
        amount = bound(amount, 0, vault.treasuryDue());
        vault.withdrawTreasury(address(this), amount);
        treasuryTaken += amount;
    }

    function donate(uint96 amount) external {
        vm.deal(address(vault), address(vault).balance + bound(amount, 0, 1e12));
        vm.deal(address(this), address(this).balance + 10);
        wtrx.deposit{value: 10}();
        wtrx.transfer(address(vault), 10);
    }

    function owedToAll() external view returns (uint256 owed) {
        for (uint256 i; i < users.length; ++i) owed += vault.owed(users[i]);
    }

    function pooled() external view returns (uint256) {
        return wtrx.balanceOf(address(pools[0])) + wtrx.balanceOf(address(pools[1]));
    }
}

contract FeeVaultInvariants is Campaign {
    FeeVaultHandler private handler;
    FeeVault private vault;

    function setUp() public {
        handler = new FeeVaultHandler();
        _callAll(address(handler));
        vault = handler.vault();
    }

    function invariant_WhatIsOwedIsHeld() public view {
        assertLe(handler.owedToAll() + vault.poolDue() + vault.treasuryDue(), address(vault).balance);
    }

    function invariant_EveryFeeIsAccountedOnce() public view {
        uint256 out = handler.bonuses() + handler.treasuryTaken() + handler.pooled();
        assertEq(handler.owedToAll() + vault.poolDue() + vault.treasuryDue() + out, handler.fees());
    }

    function invariant_BonusIsAtMost30PercentOfFees() public view {
        assertLe((handler.owedToAll() + handler.bonuses()) * 10, handler.fees() * 3);
    }

    function invariant_TreasuryIsPaidFromFeesOnly() public view {
        assertLe(handler.treasuryTaken(), handler.fees());
    }

    function invariant_NoAllowanceIsLeft() public view {
        for (uint256 i; i < 2; ++i) {
            assertEq(handler.wtrx().allowance(address(vault), address(handler.pools(i))), 0);
        }
    }
}
