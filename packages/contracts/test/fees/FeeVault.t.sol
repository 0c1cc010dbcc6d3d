// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Ownable} from "@openzeppelin/tron-contracts/access/Ownable.sol";
import {TestUsdt} from "../../src/coins/TestUsdt.sol";
import {Wtrx} from "../../src/coins/Wtrx.sol";
import {FeeVault} from "../../src/fees/FeeVault.sol";
import {IFeeVault} from "../../src/fees/IFeeVault.sol";
import {IAnnounced} from "../../src/shared/IAnnounced.sol";
import {Team} from "../../src/team/Team.sol";
import {Test} from "../base/Test.sol";
import {DeployCoins} from "../deploy/DeployCoins.sol";
import {DeployDoubles} from "../deploy/DeployDoubles.sol";
import {DeployFees} from "../deploy/DeployFees.sol";
import {DeployTeam} from "../deploy/DeployTeam.sol";
import {PoolDouble} from "../doubles/PoolDouble.sol";
import {ReenteringReceiver, RefusingReceiver} from "../doubles/Receivers.sol";

contract FeeVaultTest is Test {
    address private constant ROOT = address(0x1001);
    address private constant OWNER = address(0x1002);
    address private constant SOURCE = address(0x1003);
    address private constant TOP = address(0x2011);
    address private constant MID = address(0x2012);
    address private constant LOW = address(0x2013);
    bytes32 private constant KIND = "test";

    Team private team;
    Wtrx private wtrx;
    FeeVault private vault;
    PoolDouble private poolA;
    PoolDouble private poolB;

    function setUp() public {
        vm.warp(1_800_000_000);
        team = DeployTeam.team(ROOT);
        wtrx = DeployCoins.wtrx();
        vault = DeployFees.feeVault(team, wtrx, OWNER, 7 days, 0);
        vm.prank(OWNER);
        vault.setRole(SOURCE, IFeeVault.Role.Source);
        _bind(TOP, ROOT);
        _bind(MID, TOP);
        _bind(LOW, MID);
        vm.deal(SOURCE, type(uint96).max);
        poolA = DeployDoubles.poolDouble(address(wtrx));
        poolB = DeployDoubles.poolDouble(address(wtrx));
    }

    function testFuzz_pay_RevertWhen_CallerIsNotSource(address caller) public {
        vm.assume(caller != SOURCE);
        vm.expectRevert(abi.encodeWithSelector(IFeeVault.FeeVaultNotAllowed.selector, caller));
        vm.prank(caller);
        vault.pay(LOW, KIND);
    }

    function test_pay_GivenNoInviter_PartsGoToThePool() public {
        _expectFee(address(0x2099), 1000, 0, 0, 700, 300);
        _expectFee(TOP, 1000, 0, 0, 700, 300);
        _expectFee(ROOT, 1000, 0, 0, 700, 300);
        assertEq(vault.owed(ROOT), 0);
        assertEq(vault.owed(address(0)), 0);
        assertEq(vault.poolDue(), 2100);
        assertEq(vault.treasuryDue(), 900);
    }

    function test_pay_GivenOneInviterBelowTheRoot() public {
        _expectFee(MID, 1000, 200, 0, 500, 300);
        assertEq(vault.owed(TOP), 200);
        assertEq(vault.owed(ROOT), 0);
    }

    function test_pay_GivenTwoInviters() public {
        _expectFee(LOW, 1000, 200, 100, 400, 300);
        assertEq(vault.owed(MID), 200);
        assertEq(vault.owed(TOP), 100);
    }

    function testFuzz_pay_PartsSumToTheFee(uint96 fee, uint16 l1, uint16 l2, uint16 pool, uint8 who) public {
        _split(uint16(bound(l1, 0, 2000)), uint16(bound(l2, 0, 1000)), uint16(bound(pool, 0, 4000)));
        address payer = [address(0x2099), TOP, MID, LOW][who % 4];
        _pay(payer, fee);
        uint256 bonus = vault.owed(MID) + vault.owed(TOP);
        assertEq(bonus + vault.poolDue() + vault.treasuryDue(), fee);
        assertLe(bonus * 10, uint256(fee) * 3);
        assertEq(address(vault).balance, fee);
    }

    function test_claimBonus_RevertGiven_NothingOwed() public {
        vm.expectRevert(abi.encodeWithSelector(IFeeVault.FeeVaultNothingOwed.selector, LOW));
        vm.prank(LOW);
        vault.claimBonus();
    }

    function test_claimBonus_RevertGiven_ReceiverRefuses() public {
        RefusingReceiver inviter = DeployDoubles.refusingReceiver();
        _bind(address(inviter), TOP);
        _bind(address(0x2020), address(inviter));
        _pay(address(0x2020), 1000);
        vm.expectRevert(abi.encodeWithSelector(IFeeVault.FeeVaultPaymentFailed.selector, address(inviter)));
        inviter.act(address(vault), 0, abi.encodeCall(IFeeVault.claimBonus, ()));
        assertEq(vault.owed(address(inviter)), 200);
    }

    function test_claimBonus_WhenReceiverCallsBack_IsPaidOnce() public {
        ReenteringReceiver inviter = DeployDoubles.reenteringReceiver();
        _bind(address(inviter), TOP);
        _bind(address(0x2020), address(inviter));
        _pay(address(0x2020), 1000);
        inviter.arm(address(vault), abi.encodeCall(IFeeVault.claimBonus, ()));
        inviter.act(address(vault), 0, abi.encodeCall(IFeeVault.claimBonus, ()));
        assertTrue(inviter.tried() && !inviter.succeeded(), "call back refused");
        assertEq(address(inviter).balance, 200);
    }

    function testFuzz_claimBonus_PaysItAll(uint96 fee) public {
        fee = uint96(bound(fee, 100, type(uint96).max));
        _pay(LOW, fee);
        uint256 owed = vault.owed(MID);
        vm.prank(MID);
        vault.claimBonus();
        assertEq(MID.balance, owed);
        assertEq(vault.owed(MID), 0);
    }

    function test_distributePool_RevertGiven_NothingDueOrNoPools() public {
        vm.expectRevert(abi.encodeWithSelector(IFeeVault.FeeVaultNothingOwed.selector, address(vault)));
        vault.distributePool();
        _pay(LOW, 1000);
        vm.expectRevert(abi.encodeWithSelector(IFeeVault.FeeVaultNothingOwed.selector, address(vault)));
        vault.distributePool();
        _setPools();
        vault.distributePool();
        vm.expectRevert(abi.encodeWithSelector(IFeeVault.FeeVaultNothingOwed.selector, address(vault)));
        vault.distributePool();
    }

    function testFuzz_distributePool_GivenWillingPools(uint96 fee) public {
        fee = uint96(bound(fee, 100, type(uint96).max));
        _setPools();
        _pay(LOW, fee);
        uint256 due = vault.poolDue();
        vault.distributePool();
        assertEq(wtrx.balanceOf(address(poolA)), (due * 7000) / 10_000);
        assertEq(wtrx.balanceOf(address(poolB)), (due * 3000) / 10_000);
        assertLe(vault.poolDue(), 1);
        assertEq(poolA.lastDuration(), 30 days);
        _assertSolvent();
    }

    function test_distributePool_GivenPoolRefusesItsDuration() public {
        _setPools();
        poolA.set(10_000, 1 days);
        _pay(LOW, 10_000);
        vault.distributePool();
        assertEq(poolA.lastDuration(), 1 days);
        assertEq(wtrx.balanceOf(address(poolA)), 2800);
    }

    function test_distributePool_GivenPoolRefuses() public {
        _setPools();
        poolA.set(10_000, 0);
        _pay(LOW, 10_000);
        vault.distributePool();
        assertEq(vault.poolDue(), 2800);
        assertEq(wtrx.balanceOf(address(poolB)), 1200);
        assertEq(wtrx.allowance(address(vault), address(poolA)), 0);
        _assertSolvent();
    }

    function test_distributePool_GivenPoolTakesLess() public {
        _setPools();
        poolA.set(5000, 365 days);
        _pay(LOW, 10_000);
        vault.distributePool();
        assertEq(vault.poolDue(), 1400);
        assertEq(wtrx.allowance(address(vault), address(poolA)), 0);
        _assertSolvent();
    }

    function test_distributePool_WhenPoolCallsBack() public {
        _setPools();
        poolA.setCallback(address(vault), abi.encodeCall(IFeeVault.distributePool, ()));
        _pay(LOW, 10_000);
        vault.distributePool();
        assertTrue(!poolA.callbackSucceeded(), "call back refused");
        assertEq(vault.poolDue(), 0);
        _assertSolvent();
    }

    function test_distributePool_GivenTinyAmounts_ZeroSharesAreSkipped() public {
        _setPools();
        _pay(LOW, 5);
        assertEq(vault.poolDue(), 2);
        vault.distributePool();
        assertEq(wtrx.balanceOf(address(poolA)), 1);
        assertEq(vault.poolDue(), 1);
    }

    function test_withdrawCoin_RevertWhen_NotOwnerOrNothing() public {
        TestUsdt usdt = DeployCoins.testUsdt(address(this));
        usdt.mint(address(vault), 7e6);
        vm.prank(SOURCE);
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, SOURCE));
        vault.withdrawCoin(address(usdt), SOURCE);
        vm.prank(OWNER);
        vm.expectRevert(abi.encodeWithSelector(IFeeVault.FeeVaultNothingOwed.selector, TOP));
        vault.withdrawCoin(address(wtrx), TOP);
    }

    /// @dev USDT answers false on success; what is owed in TRX is not touched.
    function test_withdrawCoin_SendsStrayCoins() public {
        TestUsdt usdt = DeployCoins.testUsdt(address(this));
        usdt.mint(address(vault), 7e6);
        _pay(LOW, 1000);
        vm.expectEmit(true, true, true, true, address(vault));
        emit IFeeVault.CoinWithdrawn(address(usdt), TOP, 7e6);
        vm.prank(OWNER);
        vault.withdrawCoin(address(usdt), TOP);
        assertEq(usdt.balanceOf(TOP), 7e6);
        _assertSolvent();
    }

    function test_setSplit_RevertWhen_AboveCap() public {
        uint16[3][3] memory bad = [[uint16(2001), 0, 0], [uint16(0), 1001, 0], [uint16(0), 0, 4001]];
        for (uint256 i; i < 3; ++i) {
            vm.expectRevert(
                abi.encodeWithSelector(
                    IFeeVault.FeeVaultSplitTooLarge.selector,
                    bad[i][0],
                    bad[i][1],
                    bad[i][2]
                )
            );
            _split(bad[i][0], bad[i][1], bad[i][2]);
        }
    }

    function test_setters_RevertWhen_CallerIsNotOwner() public {
        bytes memory refusal = abi.encodeWithSelector(
            Ownable.OwnableUnauthorizedAccount.selector,
            address(this)
        );
        vm.expectRevert(refusal);
        vault.setSplit(0, 0, 0);
        vm.expectRevert(refusal);
        vault.setRole(SOURCE, IFeeVault.Role.None);
        vm.expectRevert(refusal);
        vault.setRewardPools(new IFeeVault.RewardPool[](0));
        vm.expectRevert(refusal);
        vault.withdrawTreasury(address(this), 0);
    }

    function test_setSplit_AllowsExactlyTheCaps() public {
        _split(1000, 500, 2000);
        _split(2000, 1000, 4000);
        _expectFee(LOW, 1000, 200, 100, 400, 300);
    }

    function test_setSplit_HoldsForTheNextFee() public {
        _split(1000, 500, 2000);
        (uint16 l1, uint16 l2, uint16 pool) = vault.split();
        assertEq(uint256(l1) + l2 + pool, 3500);
        _expectFee(LOW, 1000, 100, 50, 200, 650);
    }

    function test_setRole_RevertGiven_SealedAndNotAnnounced() public {
        vm.startPrank(OWNER);
        vault.seal();
        bytes memory call_ = abi.encodeCall(IFeeVault.setRole, (address(5), IFeeVault.Role.Source));
        vm.expectRevert(abi.encodeWithSelector(IAnnounced.AnnouncedNotDue.selector, keccak256(call_), 0));
        vault.setRole(address(5), IFeeVault.Role.Source);
        vault.announce(call_);
        vm.warp(block.timestamp + 7 days);
        vault.setRole(address(5), IFeeVault.Role.Source);
        assertTrue(vault.roles(address(5)) == IFeeVault.Role.Source, "source");
    }

    function test_setRewardPools_RevertGiven_SealedAndNotAnnounced() public {
        vm.startPrank(OWNER);
        vault.seal();
        IFeeVault.RewardPool[] memory pools = _pools(7000, 3000);
        bytes32 id = keccak256(abi.encodeCall(IFeeVault.setRewardPools, (pools)));
        vm.expectRevert(abi.encodeWithSelector(IAnnounced.AnnouncedNotDue.selector, id, 0));
        vault.setRewardPools(pools);
    }

    function test_setRewardPools_RevertWhen_Invalid() public {
        _refusePools(_pools(7000, 2999));
        _refusePools(_pools(7000, 3001));
        _refusePools(new IFeeVault.RewardPool[](0));
        _refusePools(new IFeeVault.RewardPool[](9));
        IFeeVault.RewardPool[] memory pools = _pools(7000, 3000);
        pools[0].duration = 1 days - 1;
        _refusePools(pools);
        pools[0].duration = 365 days + 1;
        _refusePools(pools);
        pools[0].duration = 1 days;
        pools[0].pool = address(DeployDoubles.poolDouble(address(1)));
        _refusePools(pools);
    }

    function test_setRewardPools_Takes8() public {
        IFeeVault.RewardPool[] memory pools = new IFeeVault.RewardPool[](8);
        for (uint256 i; i < 8; ++i) pools[i] = IFeeVault.RewardPool(address(poolA), 1250, 30 days);
        vm.prank(OWNER);
        vault.setRewardPools(pools);
        assertEq(vault.rewardPools(7).share, 1250);
    }

    function test_setRewardPools_ReplacesThem() public {
        _setPools();
        IFeeVault.RewardPool[] memory pools = _pools(1, 9999);
        vm.prank(OWNER);
        vault.setRewardPools(pools);
        assertEq(vault.rewardPools(0).share, 1);
        assertEq(vault.rewardPools(1).share, 9999);
        vm.expectRevert();
        vault.rewardPools(2);
    }

    function testFuzz_withdrawTreasury_RevertWhen_AboveItsPart(uint256 amount) public {
        _pay(LOW, 1000);
        amount = bound(amount, 301, type(uint256).max);
        vm.expectRevert(abi.encodeWithSelector(IFeeVault.FeeVaultTreasuryShort.selector, amount, 300));
        vm.prank(OWNER);
        vault.withdrawTreasury(OWNER, amount);
    }

    function test_withdrawTreasury_RevertGiven_ReceiverRefuses() public {
        _pay(LOW, 1000);
        address refusing = address(DeployDoubles.refusingReceiver());
        vm.expectRevert(abi.encodeWithSelector(IFeeVault.FeeVaultPaymentFailed.selector, refusing));
        vm.prank(OWNER);
        vault.withdrawTreasury(refusing, 1);
    }

    function test_withdrawTreasury_RevertWhen_ReceiverIsNobody() public {
        _pay(LOW, 1000);
        vm.expectRevert(abi.encodeWithSelector(IFeeVault.FeeVaultPaymentFailed.selector, address(0)));
        vm.prank(OWNER);
        vault.withdrawTreasury(address(0), 1);
    }

    function testFuzz_withdrawTreasury_PaysWhatIsCovered(uint256 amount) public {
        _pay(LOW, 1000);
        amount = bound(amount, 0, 300);
        vm.prank(OWNER);
        vault.withdrawTreasury(address(0x2077), amount);
        assertEq(address(0x2077).balance, amount);
        assertEq(vault.treasuryDue(), 300 - amount);
    }

    function test_receive_RevertWhen_NotFromWtrx() public {
        vm.deal(address(this), 5);
        (bool sent, ) = address(vault).call{value: 5}("");
        assertTrue(!sent, "refused");
    }

    function _expectFee(
        address payer,
        uint256 fee,
        uint256 refL1,
        uint256 refL2,
        uint256 pool,
        uint256 treasury
    ) private {
        vm.expectEmit(true, true, true, true, address(vault));
        emit IFeeVault.FeeIn(payer, KIND, fee, refL1, refL2, pool, treasury);
        _pay(payer, fee);
    }

    function _refusePools(IFeeVault.RewardPool[] memory pools) private {
        vm.expectRevert(IFeeVault.FeeVaultPoolsInvalid.selector);
        vm.prank(OWNER);
        vault.setRewardPools(pools);
    }

    function _setPools() private {
        IFeeVault.RewardPool[] memory pools = _pools(7000, 3000);
        vm.prank(OWNER);
        vault.setRewardPools(pools);
    }

    function _pools(uint16 a, uint16 b) private view returns (IFeeVault.RewardPool[] memory pools) {
        pools = new IFeeVault.RewardPool[](2);
        pools[0] = IFeeVault.RewardPool(address(poolA), a, 30 days);
        pools[1] = IFeeVault.RewardPool(address(poolB), b, 30 days);
    }

    function _pay(address payer, uint256 fee) private {
        vm.prank(SOURCE);
        vault.pay{value: fee}(payer, KIND);
    }

    function _split(uint16 l1, uint16 l2, uint16 pool) private {
        vm.prank(OWNER);
        vault.setSplit(l1, l2, pool);
    }

    function _bind(address child, address parent) private {
        vm.prank(child);
        team.bindParent(parent);
    }

    function _assertSolvent() private view {
        uint256 owed = vault.owed(MID) + vault.owed(TOP);
        assertEq(address(vault).balance, owed + vault.poolDue() + vault.treasuryDue());
        assertEq(wtrx.balanceOf(address(vault)), 0);
    }
}
