// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Ownable} from "@openzeppelin/tron-contracts/access/Ownable.sol";
import {TestUsdt} from "../../src/coins/TestUsdt.sol";
import {IFeeVault} from "../../src/fees/IFeeVault.sol";
import {ITokenFactory, PairDetails} from "../../src/token-launch/ITokenFactory.sol";
import {TokenFactory} from "../../src/token-launch/TokenFactory.sol";
import {TradeConfig} from "../../src/trade/ITrade.sol";
import {DeployCoins} from "../deploy/DeployCoins.sol";
import {DeployTokenLaunch} from "../deploy/DeployTokenLaunch.sol";
import {LaunchBase} from "./LaunchBase.sol";

/// @notice The factory, see TokenFactory.tree.
contract TokenFactoryTest is LaunchBase {
    function test_createToken_makesAndListsTheParts() public {
        uint256 fees = address(vault).balance;
        _create(_plan());
        assertEq(address(vault).balance, fees + CREATION_FEE);
        assertEq(factory.tokenPairsLength(), 1);
        PairDetails memory details = factory.tokenPairs(0);
        assertEq(details.tokenAddress, address(token));
        assertEq(details.presaleAddress, address(presale));
        assertEq(details.basePoolAddress, address(pool));
        assertEq(details.tradeAddress, address(trade));
        assertEq(details.creator, creator);
        assertEq(details.createdAt, block.timestamp);
        assertTrue(keccak256(bytes(details.tokenName)) == keccak256("Quill"), "name");
        assertTrue(keccak256(bytes(details.tokenSymbol)) == keccak256("QLL"), "symbol");
        assertEq(details.totalSupply, 1_000_000e6);
        PairDetails memory same = factory.pairOfToken(address(token));
        assertEq(keccak256(abi.encode(same)), keccak256(abi.encode(details)));
        assertEq(pool.token(), address(token));
        assertEq(pool.presale(), address(presale));
        assertEq(dex.getPair(address(token), address(wtrx)), address(pair));
    }

    function test_createToken_emitsEachLaunch() public {
        _create(_plan());
        vm.expectEmit(true, false, false, false, address(factory));
        emit ITokenFactory.TokenCreated(
            creator,
            address(0),
            address(0),
            address(0),
            address(0),
            address(0),
            1
        );
        _create(_plan());
        assertEq(factory.tokenPairsLength(), 2);
        assertTrue(factory.tokenPairs(0).tokenAddress != factory.tokenPairs(1).tokenAddress, "two tokens");
    }

    function test_createToken_chargesTheCreator() public {
        vm.expectCall(address(vault), abi.encodeCall(IFeeVault.pay, (creator, "launch")));
        _create(_plan());
    }

    function test_createToken_isFree_withoutFee() public {
        vm.prank(owner);
        factory.setCreationFee(0);
        _create(_plan());
        assertEq(address(vault).balance, 0);
    }

    function testFuzz_createToken_reverts_forAnyOtherPayment(uint256 paid) public {
        paid = bound(paid, 0, 2000e6);
        vm.assume(paid != CREATION_FEE);
        Plan memory plan = _plan();
        vm.expectRevert(_error(ITokenFactory.TokenFactoryFeeNotExact.selector, paid, CREATION_FEE));
        vm.prank(creator);
        factory.createToken{value: paid}(
            plan.token,
            plan.presale,
            plan.trade,
            plan.lpSupply,
            plan.tradeSupply
        );
    }

    function test_createToken_reverts_whenDisabled() public {
        vm.expectEmit(true, true, true, true, address(factory));
        emit ITokenFactory.EnabledSet(false);
        vm.prank(owner);
        factory.setEnabled(false);
        assertTrue(!factory.enabled(), "disabled");
        _expectRefusal(_plan(), abi.encodeWithSelector(ITokenFactory.TokenFactoryDisabled.selector));
        vm.prank(owner);
        factory.setEnabled(true);
        _create(_plan());
    }

    function test_disabling_touchesNoExistingLaunch() public {
        _create(_plan());
        vm.prank(owner);
        factory.setEnabled(false);
        _launch();
        assertEq(presale.status(), 3);
    }

    function test_supply_partsMustFitTheWhole() public {
        Plan memory plan = _plan();
        plan.lpSupply = 1_000_001e6;
        _expectSupplyInvalid(plan);
        plan.lpSupply = 850_001e6;
        _expectSupplyInvalid(plan);
        plan.lpSupply = type(uint256).max;
        _expectSupplyInvalid(plan);
        plan = _plan();
        plan.tradeSupply = type(uint256).max;
        _expectSupplyInvalid(plan);
        plan = _plan();
        plan.token.totalSupply = uint256(type(uint112).max) + 1;
        _expectSupplyInvalid(plan);
    }

    function test_supply_creatorsPartIsAtMostAFifth() public {
        Plan memory plan = _plan();
        plan.lpSupply = 650_000e6;
        _create(plan);
        plan.lpSupply = 650_000e6 - 1;
        _expectSupplyInvalid(plan);
    }

    function test_supply_tradesPartIsAtMostAFifth() public {
        Plan memory plan = _plan();
        plan.trade = TradeConfig(10e6, 10, 2000, 100e6);
        plan.tradeSupply = 200_000e6;
        _create(plan);
        plan.trade = TradeConfig(10e6, 10, 2001, 100e6);
        plan.tradeSupply = 200_100e6;
        _expectSupplyInvalid(plan);
    }

    function test_supply_tradeSharesMustFillTheTradesPart() public {
        Plan memory plan = _plan();
        plan.tradeSupply = 150_000e6 - 1;
        _expectSupplyInvalid(plan);
    }

    function test_supply_thePoolNeedsAWholeToken() public {
        Plan memory plan = _backedPlan();
        plan.token.totalSupply = 1e6 - 1;
        plan.lpSupply = 1e6 - 1;
        _expectSupplyInvalid(plan);
        plan.token.totalSupply = 1e6;
        plan.lpSupply = 1e6;
        _create(plan);
    }

    /// @dev The smallest pool there can be still mints LP, so no valid launch is stuck at its end.
    function test_supply_theSmallestPoolLaunches() public {
        Plan memory plan = _backedPlan();
        plan.token.totalSupply = 1e6;
        plan.lpSupply = 1e6;
        plan.presale.presaleEthAmount = 1e6;
        plan.presale.maxTotalNum = 1;
        plan.presale.presaleMaxNum = 1;
        plan.presale.backingShare = 4900;
        _create(plan);
        _start();
        _buy(alice, 1);
        presale.endPresale();
        assertEq(presale.status(), 3);
    }

    function test_supply_theLargestPoolLaunches() public {
        Plan memory plan = _backedPlan();
        plan.token.totalSupply = type(uint112).max;
        plan.lpSupply = type(uint112).max;
        _create(plan);
        _launch();
        vm.warp(presale.vestingEnd());
        vm.prank(alice);
        presale.claimVestedLP();
        token.lpBurn();
    }

    function test_payFee_isForTheLaunchsOwnContracts() public {
        _create(_plan());
        vm.expectRevert(_error(ITokenFactory.TokenFactoryNotLaunch.selector, alice));
        vm.prank(alice);
        factory.payFee{value: 1}(address(token), "presale");
        address first = address(presale);
        _create(_plan());
        vm.deal(first, 1);
        vm.expectRevert(_error(ITokenFactory.TokenFactoryNotLaunch.selector, first));
        vm.prank(first);
        factory.payFee{value: 1}(address(token), "presale");
        vm.expectRevert(_error(ITokenFactory.TokenFactoryUnknownToken.selector, alice));
        factory.payFee{value: 1}(alice, "presale");
    }

    function test_pairOfToken_reverts_forAnUnknownToken() public {
        vm.expectRevert(_error(ITokenFactory.TokenFactoryUnknownToken.selector, alice));
        factory.pairOfToken(alice);
    }

    function test_setCreationFee_hasACap() public {
        vm.startPrank(owner);
        vm.expectEmit(true, true, true, true, address(factory));
        emit ITokenFactory.CreationFeeSet(1000e6);
        factory.setCreationFee(1000e6);
        assertEq(factory.creationFee(), 1000e6);
        vm.expectRevert(_error(ITokenFactory.TokenFactoryFeeTooHigh.selector, 1000e6 + 1, 1000e6));
        factory.setCreationFee(1000e6 + 1);
        vm.stopPrank();
        vm.expectRevert(_error(ITokenFactory.TokenFactoryFeeTooHigh.selector, 1000e6 + 1, 1000e6));
        DeployTokenLaunch.tokenFactory(owner, code, address(dex), address(wtrx), address(vault), 1000e6 + 1);
    }

    function test_withdraw_sendsStrayTrxToTheVault() public {
        vm.deal(address(factory), 5e6);
        uint256 before = address(vault).balance;
        vm.expectEmit(true, true, true, true, address(factory));
        emit ITokenFactory.Swept(address(0), 5e6);
        vm.startPrank(owner);
        factory.withdraw();
        assertEq(address(vault).balance, before + 5e6);
        vm.expectRevert(_error(ITokenFactory.TokenFactoryNothingToWithdraw.selector, address(0)));
        factory.withdraw();
        vm.stopPrank();
    }

    function test_withdrawCoin_sendsCoinsToTheVault() public {
        TestUsdt usdt = DeployCoins.testUsdt(address(this));
        usdt.mint(address(factory), 7e6);
        vm.startPrank(owner);
        factory.withdrawCoin(address(usdt));
        assertEq(usdt.balanceOf(address(vault)), 7e6);
        vm.expectRevert(_error(ITokenFactory.TokenFactoryNothingToWithdraw.selector, address(usdt)));
        factory.withdrawCoin(address(usdt));
        vault.withdrawCoin(address(usdt), alice);
        assertEq(usdt.balanceOf(alice), 7e6);
        vm.stopPrank();
    }

    /// @dev Clones of nothing answer every call with success: a presale of them would swallow what buyers pay.
    function test_constructor_reverts_whenAnImplementationHasNoCode() public {
        for (uint256 i = 0; i < 8; i++) {
            address empty = i < 4 ? address(0) : address(0xE0A);
            ITokenFactory.Implementations memory parts = code;
            if (i % 4 == 0) parts.token = empty;
            else if (i % 4 == 1) parts.presale = empty;
            else if (i % 4 == 2) parts.trade = empty;
            else parts.basePool = empty;
            vm.expectRevert(_error(ITokenFactory.TokenFactoryNoCode.selector, empty));
            DeployTokenLaunch.tokenFactory(owner, parts, address(dex), address(wtrx), address(vault), 0);
        }
    }

    function test_onlyTheOwner_mayUseItsFunctions() public {
        bytes memory refusal = _error(Ownable.OwnableUnauthorizedAccount.selector, creator);
        vm.startPrank(creator);
        vm.expectRevert(refusal);
        factory.setCreationFee(1);
        vm.expectRevert(refusal);
        factory.setEnabled(false);
        vm.expectRevert(refusal);
        factory.withdraw();
        vm.expectRevert(refusal);
        factory.withdrawCoin(address(wtrx));
        vm.stopPrank();
    }

    function testFuzz_supply_anyAcceptedSplitAddsUp(
        uint256 total,
        uint256 lp,
        uint32 shares,
        uint128 each
    ) public {
        Plan memory plan = _plan();
        total = bound(total, 1e6, type(uint112).max);
        plan.token.totalSupply = total;
        plan.token.lpBurnEnabled = false;
        plan.lpSupply = bound(lp, total / 2 < 1e6 ? 1e6 : total / 2, total);
        shares = uint32(bound(shares, 1, 1e6));
        each = uint128(bound(each, 0, total / 5 / shares));
        plan.trade = each == 0 ? TradeConfig(0, 0, 0, 0) : TradeConfig(1, 1, shares, each);
        plan.tradeSupply = each == 0 ? 0 : uint256(shares) * each;
        try this.create(plan) {
            (uint256 lpSupply, uint256 devSupply) = presale.supplies();
            assertEq(lpSupply + devSupply + token.balanceOf(address(trade)), total);
            assertLe(devSupply, total / 5);
        } catch {
            bool fits = plan.lpSupply + plan.tradeSupply <= total;
            assertTrue(
                !fits || total - plan.lpSupply - plan.tradeSupply > total / 5,
                "refused without reason"
            );
        }
    }

    function create(Plan calldata plan) external {
        _create(plan);
    }

    function _expectRefusal(Plan memory plan, bytes memory reason) private {
        vm.expectRevert(reason);
        this.create(plan);
    }

    function _expectSupplyInvalid(Plan memory plan) private {
        _expectRefusal(
            plan,
            abi.encodeWithSelector(
                ITokenFactory.TokenFactorySupplyInvalid.selector,
                plan.token.totalSupply,
                plan.lpSupply,
                plan.tradeSupply
            )
        );
    }
}
