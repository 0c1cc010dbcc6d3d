// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {IFeeVault} from "../../src/fees/IFeeVault.sol";
import {ILocker, LockRecord} from "../../src/locks/ILocker.sol";
import {IPresale} from "../../src/presale/IPresale.sol";
import {Presale} from "../../src/presale/Presale.sol";
import {ITokenFactory} from "../../src/token-launch/ITokenFactory.sol";
import {DeployPresale} from "../deploy/DeployPresale.sol";
import {DeployTokenLaunch} from "../deploy/DeployTokenLaunch.sol";
import {LaunchBase} from "../token-launch/LaunchBase.sol";

/// @notice endPresale, see Presale.tree.
contract LaunchTest is LaunchBase {
    uint256 private constant RAISED = 60 * PRICE;
    uint256 private constant FEE = (RAISED * FEE_BPS) / 10_000;

    function setUp() public override {
        super.setUp();
        _create(_plan());
    }

    function test_endPresale_putsEverythingInItsPlace() public {
        uint256 feesBefore = address(vault).balance;
        _launch();

        assertEq(presale.status(), 3);
        assertEq(presale.launchedAt(), block.timestamp);
        assertEq(address(vault).balance - feesBefore, FEE);
        assertEq(address(presale).balance, 0);
        assertEq(wtrx.balanceOf(address(pair)), RAISED - FEE);
        assertEq(token.balanceOf(address(pair)), 700_000e6);
        assertTrue(token.isOpen(), "open");

        uint256 minted = pair.totalSupply() - 1000;
        (, , , , uint256 lpForUsers, uint256 endedAt) = presale.getPresaleData();
        assertEq(lpForUsers, (minted * 7000) / 10_000);
        assertEq(endedAt, block.timestamp);
        assertEq(pair.balanceOf(address(presale)), lpForUsers);
        assertEq(pair.balanceOf(address(locker)), (minted * 2000) / 10_000);
        assertEq(pair.balanceOf(DEAD), minted - lpForUsers - (minted * 2000) / 10_000);
    }

    function test_endPresale_locksTheCreatorsPart() public {
        _launch();
        assertEq(locker.locksLength(), 2);
        LockRecord memory lp = locker.locks(0);
        LockRecord memory tokens = locker.locks(1);
        assertEq(lp.lockerAddress, devReceiver);
        assertEq(lp.coinAddress, address(pair));
        assertEq(lp.lockTime, block.timestamp + 180 days);
        assertEq(tokens.lockerAddress, devReceiver);
        assertEq(tokens.coinAddress, address(token));
        assertEq(tokens.lockAmount, 150_000e6);
        assertEq(tokens.lockTime, block.timestamp + 180 days);
        assertEq(token.balanceOf(address(presale)), 0);
    }

    function test_endPresale_locksAsLongAsTheBuyersVest() public {
        Plan memory plan = _plan();
        plan.presale.vestingDelay = 30 days + 1;
        plan.presale.vestingRate = 1000;
        plan.presale.vestingDis = 60 days;
        _create(plan);
        _launch();
        // 30 days and a second, nine intervals of 60 days: rounded up to whole days.
        assertEq(locker.locks(0).lockTime, block.timestamp + 571 days);
        assertEq(presale.vestingEnd(), block.timestamp + 30 days + 1 + 540 days);
    }

    function test_endPresale_burnsTheRestAndLocksNothing_withoutACreatorsPart() public {
        Plan memory plan = _plan();
        plan.presale.devLPShare = 0;
        plan.presale.userLPShare = 5000;
        plan.lpSupply = 850_000e6;
        _create(plan);
        _launch();
        uint256 minted = pair.totalSupply() - 1000;
        assertEq(locker.locksLength(), 0);
        assertEq(pair.balanceOf(DEAD), minted - minted / 2);
    }

    function test_endPresale_burnsNothing_whenAllIsForTheBuyers() public {
        Plan memory plan = _plan();
        plan.presale.devLPShare = 0;
        plan.presale.userLPShare = 10_000;
        _create(plan);
        _launch();
        assertEq(pair.balanceOf(DEAD), 0);
        assertEq(pair.balanceOf(address(presale)), pair.totalSupply() - 1000);
    }

    function test_endPresale_fillsTheBasePool() public {
        _create(_backedPlan());
        _launch();
        assertEq(pool.backing(), (RAISED * 3000) / 10_000);
        assertEq(address(pool).balance, pool.backing());
        assertEq(wtrx.balanceOf(address(pair)), RAISED - FEE - pool.backing());
    }

    function test_endPresale_emitsWhereTheMoneyWent() public {
        _create(_backedPlan());
        _sellEnough();
        _finish();
        uint256 backing = (RAISED * 3000) / 10_000;
        uint256 pooled = RAISED - FEE - backing;
        uint256 minted = _sqrt(pooled * 1_000_000e6) - 1000;
        vm.expectEmit(true, true, true, true, address(presale));
        emit IPresale.Launched(FEE, backing, pooled, (minted * 7000) / 10_000, (minted * 2000) / 10_000);
        vm.expectEmit(true, true, true, true, address(presale));
        emit IPresale.Ended(true, RAISED, minted);
        vm.prank(carol);
        presale.endPresale();
    }

    function test_endPresale_worksOnceSoldOut_beforeTheEnd() public {
        _start();
        _buy(alice, 40);
        _buy(bob, 40);
        _buy(carol, 20);
        presale.endPresale();
        assertEq(presale.status(), 3);
        vm.expectRevert(_error(IPresale.PresaleWrongStatus.selector, 3));
        presale.endPresale();
    }

    function test_endPresale_reverts_unlessEnded() public {
        vm.expectRevert(_error(IPresale.PresaleWrongStatus.selector, 0));
        presale.endPresale();
        _start();
        vm.expectRevert(_error(IPresale.PresaleWrongStatus.selector, 1));
        presale.endPresale();
        _finish();
        vm.expectRevert(_error(IPresale.PresaleWrongStatus.selector, 4));
        presale.endPresale();
    }

    function test_endPresale_chargesTheFeeInTheCreatorsName() public {
        _sellEnough();
        _finish();
        vm.expectCall(address(vault), abi.encodeCall(IFeeVault.pay, (creator, "presale")));
        vm.prank(carol);
        presale.endPresale();
    }

    function test_endPresale_launches_whenTheVaultRefuses() public {
        vm.prank(owner);
        vault.setRole(address(factory), IFeeVault.Role.None);
        _sellEnough();
        _finish();
        vm.expectEmit(true, true, true, true, address(factory));
        emit ITokenFactory.FeeKept(creator, "presale", FEE);
        presale.endPresale();
        assertEq(presale.status(), 3);
        assertEq(address(factory).balance, FEE);
        assertEq(factory.keptOf(creator, "presale"), FEE);
    }

    function test_settleKept_paysInTheCreatorsName_once() public {
        vm.prank(owner);
        vault.setRole(address(factory), IFeeVault.Role.None);
        _sellEnough();
        _finish();
        presale.endPresale();
        vm.expectRevert(_error(IFeeVault.FeeVaultNotAllowed.selector, address(factory)));
        factory.settleKept(creator, "presale");
        vm.prank(owner);
        vault.setRole(address(factory), IFeeVault.Role.Source);

        uint256 before = address(vault).balance;
        vm.expectEmit(true, true, true, true, address(factory));
        emit ITokenFactory.KeptSettled(creator, "presale", FEE);
        vm.expectCall(address(vault), abi.encodeCall(IFeeVault.pay, (creator, "presale")));
        vm.prank(carol);
        factory.settleKept(creator, "presale");
        assertEq(address(vault).balance, before + FEE);
        assertEq(factory.keptOf(creator, "presale"), 0);
        vm.expectRevert(_error(ITokenFactory.TokenFactoryNothingToWithdraw.selector, address(0)));
        factory.settleKept(creator, "presale");
        vm.deal(address(factory), 5);
        vm.prank(owner);
        factory.withdraw();
        assertEq(address(factory).balance, 0);
    }

    function test_withdraw_leavesKeptFees() public {
        vm.prank(owner);
        vault.setRole(address(factory), IFeeVault.Role.None);
        _sellEnough();
        _finish();
        presale.endPresale();
        vm.startPrank(owner);
        vault.setRole(address(factory), IFeeVault.Role.Source);
        vm.expectRevert(_error(ITokenFactory.TokenFactoryNothingToWithdraw.selector, address(0)));
        factory.withdraw();
        vm.deal(address(factory), FEE + 5);
        factory.withdraw();
        vm.stopPrank();
        assertEq(address(factory).balance, FEE);
        factory.settleKept(creator, "presale");
    }

    function test_openingTerms_leaveBuyersThreeDays_whereTheirLpVestsAtOnce() public {
        for (uint32 delay = 3 days - 1; delay <= 3 days + 1; delay += 1) {
            Plan memory plan = _plan();
            (plan.presale.vestingRate, plan.presale.vestingDis, plan.presale.vestingDelay) = (
                10_000,
                0,
                delay
            );
            _create(plan);
            _launch();
            (, , uint256 buyersFreeAt, ) = presale.openingTerms();
            assertEq(buyersFreeAt, presale.launchedAt() + (delay < 3 days ? 3 days : delay));
        }
    }

    function test_endPresale_withoutFee() public {
        code.presale = address(DeployPresale.presale(address(wtrx), address(locker), 0, 1 hours, 0));
        factory = DeployTokenLaunch.tokenFactory(owner, code, address(dex), address(wtrx), address(vault), 0);
        _create(_plan());
        _launch();
        assertEq(wtrx.balanceOf(address(pair)), RAISED);
    }

    function test_endPresale_fails_withTheLocker_andThenRefunds() public {
        _sellEnough();
        _finish();
        vm.mockCallRevert(address(locker), abi.encodeWithSelector(ILocker.lockByAdd.selector), "");
        vm.expectRevert();
        presale.endPresale();
        vm.warp(block.timestamp + 3 days);
        presale.failPresale();
        uint256 before = alice.balance;
        vm.prank(alice);
        presale.refundPresale();
        assertEq(alice.balance, before + 40 * PRICE);
    }

    function testFuzz_endPresale_survivesDonationsAndSync(uint256 gift, bool sync, bool skim) public {
        gift = bound(gift, 1, 100_000e6);
        wtrx.deposit{value: gift}();
        wtrx.transfer(address(pair), gift);
        if (sync) pair.sync();
        if (skim) pair.skim(carol);
        _launch();
        assertEq(presale.status(), 3);
        assertLe(RAISED - FEE, wtrx.balanceOf(address(pair)));
        assertEq(token.balanceOf(address(pair)), 700_000e6);
        vm.warp(presale.vestingEnd());
        vm.prank(alice);
        presale.claimVestedLP();
    }

    function test_endPresale_worksOnAPairThatSomebodyMadeFirst() public {
        // A clone's address can be foreseen from the factory's nonce; on the TVM from the transaction.
        address next = _nextClone();
        address early = dex.createPair(next, address(wtrx));
        _create(_plan());
        assertEq(address(token), next);
        assertEq(address(pair), early);
        _launch();
        assertEq(presale.status(), 3);
    }

    function _nextClone() private returns (address token_) {
        // Made and rolled back by the revert of the outer call.
        try this.createAndTell() {} catch (bytes memory answer) {
            assembly ("memory-safe") {
                token_ := mload(add(answer, 0x20))
            }
        }
    }

    function createAndTell() external {
        _create(_plan());
        address made = address(token);
        assembly ("memory-safe") {
            mstore(0, made)
            revert(0, 0x20)
        }
    }

    function _sqrt(uint256 y) private pure returns (uint256 z) {
        z = y;
        uint256 x = y / 2 + 1;
        while (x < z) {
            z = x;
            x = (y / x + x) / 2;
        }
    }
}
