// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {ILaunchToken, TokenConfig} from "../../src/token-launch/ILaunchToken.sol";
import {LaunchToken} from "../../src/token-launch/LaunchToken.sol";
import {IRouter, Dex} from "../dex/Dex.sol";
import {LaunchBase} from "./LaunchBase.sol";

/// @notice The token and its LP burn, see LaunchToken.tree.
contract LaunchTokenTest is LaunchBase {
    function setUp() public override {
        super.setUp();
        _create(_plan());
    }

    function test_initialize_spreadsTheSupply() public view {
        assertTrue(keccak256(bytes(token.name())) == keccak256("Quill"), "name");
        assertTrue(keccak256(bytes(token.symbol())) == keccak256("QLL"), "symbol");
        assertEq(token.decimals(), 6);
        assertEq(token.totalSupply(), 1_000_000e6);
        assertEq(token.balanceOf(address(presale)), 850_000e6);
        assertEq(token.balanceOf(address(trade)), 150_000e6);
        assertEq(token.presale(), address(presale));
        assertEq(token.pair(), address(pair));
        (bool enabled, uint32 frequency, uint16 percent, uint256 limit) = token.lpBurnConfig();
        assertTrue(enabled, "enabled");
        assertEq(frequency, 1 days);
        assertEq(percent, 50);
        assertEq(limit, 600_000e6);
    }

    function test_initialize_reverts_theSecondTime() public {
        TokenConfig memory config = _plan().token;
        vm.expectRevert(ILaunchToken.LaunchTokenAlreadyInitialized.selector);
        token.initialize(config, alice, alice, alice, 0);
        LaunchToken bare = LaunchToken(code.token);
        vm.expectRevert(ILaunchToken.LaunchTokenAlreadyInitialized.selector);
        bare.initialize(config, alice, alice, alice, 0);
    }

    function test_initialize_checksNameAndSymbol() public {
        Plan memory plan = _plan();
        plan.token.name = "";
        _expectRefusal(plan, abi.encodeWithSelector(ILaunchToken.LaunchTokenNameInvalid.selector));
        plan.token.name = string(new bytes(65));
        _expectRefusal(plan, abi.encodeWithSelector(ILaunchToken.LaunchTokenNameInvalid.selector));
        plan.token.name = string(new bytes(64));
        plan.token.symbol = "";
        _expectRefusal(plan, abi.encodeWithSelector(ILaunchToken.LaunchTokenNameInvalid.selector));
        plan.token.symbol = string(new bytes(17));
        _expectRefusal(plan, abi.encodeWithSelector(ILaunchToken.LaunchTokenNameInvalid.selector));
        plan.token.symbol = string(new bytes(16));
        _create(plan);
    }

    function test_initialize_checksSupply() public {
        LaunchToken fresh = _fresh();
        TokenConfig memory config = _plan().token;
        config.totalSupply = 0;
        vm.expectRevert(_error(ILaunchToken.LaunchTokenSupplyInvalid.selector, 0));
        fresh.initialize(config, alice, bob, carol, 0);
        config.totalSupply = uint256(type(uint112).max) + 1;
        vm.expectRevert(_error(ILaunchToken.LaunchTokenSupplyInvalid.selector, config.totalSupply));
        fresh.initialize(config, alice, bob, carol, 0);
        config.totalSupply = type(uint112).max;
        fresh.initialize(config, alice, bob, carol, 0);
    }

    function test_initialize_checksTheBurn() public {
        Plan memory plan = _plan();
        plan.token.percentForLPBurn = 51;
        _expectRefusal(plan, _error(ILaunchToken.LaunchTokenBurnConfigInvalid.selector, 1 days, 51));
        plan.token.percentForLPBurn = 0;
        _expectRefusal(plan, _error(ILaunchToken.LaunchTokenBurnConfigInvalid.selector, 1 days, 0));
        plan.token.percentForLPBurn = 50;
        plan.token.lpBurnFrequency = 1 days - 1;
        _expectRefusal(plan, _error(ILaunchToken.LaunchTokenBurnConfigInvalid.selector, 1 days - 1, 50));
        plan.token.lpBurnEnabled = false;
        _create(plan);
    }

    function test_transfer_toThePair_reverts_beforeTheLaunch() public {
        vm.prank(address(trade));
        token.transfer(alice, 10e6);
        vm.expectRevert(ILaunchToken.LaunchTokenNotOpen.selector);
        vm.prank(alice);
        token.transfer(address(pair), 1e6);
        vm.prank(alice);
        token.transfer(bob, 1e6);
        assertEq(token.balanceOf(bob), 1e6);
    }

    function testFuzz_transfer_movesExactlyTheAmount(uint256 amount, address to) public {
        _launch();
        vm.assume(to != address(0) && to != alice);
        amount = bound(amount, 0, 150_000e6);
        vm.prank(address(trade));
        token.transfer(alice, 150_000e6);
        uint256 before = token.balanceOf(to);
        vm.prank(alice);
        token.transfer(to, amount);
        assertEq(token.balanceOf(to), before + amount);
        assertEq(token.balanceOf(alice), 150_000e6 - amount);
    }

    function test_open_isForThePresaleOnce() public {
        vm.expectRevert(_error(ILaunchToken.LaunchTokenNotPresale.selector, creator));
        vm.prank(creator);
        token.open();
        _launch();
        assertEq(token.launchReserve(), 700_000e6);
        assertEq(token.lastLpBurnTime(), block.timestamp);
        vm.expectRevert(ILaunchToken.LaunchTokenAlreadyOpen.selector);
        vm.prank(address(presale));
        token.open();
    }

    function test_burn_lowersTheSupply() public {
        vm.prank(address(trade));
        token.burn(1e6);
        assertEq(token.totalSupply(), 999_999e6);
    }

    function test_burnFrom_needsTheAllowance() public {
        vm.prank(address(trade));
        token.approve(alice, 3e6);
        vm.startPrank(alice);
        token.burnFrom(address(trade), 2e6);
        assertEq(token.totalSupply(), 999_998e6);
        assertEq(token.allowance(address(trade), alice), 1e6);
        vm.expectRevert();
        token.burnFrom(address(trade), 2e6);
        vm.stopPrank();
    }

    function test_lpBurn_reverts_whenDisabled() public {
        Plan memory plan = _plan();
        plan.token.lpBurnEnabled = false;
        _create(plan);
        _launch();
        vm.warp(presale.vestingEnd() + 1 days);
        vm.expectRevert(ILaunchToken.LaunchTokenBurnDisabled.selector);
        token.lpBurn();
    }

    function test_lpBurn_reverts_beforeTheLaunch() public {
        vm.expectRevert(_error(ILaunchToken.LaunchTokenBurnTooEarly.selector, type(uint256).max));
        token.lpBurn();
    }

    function test_lpBurn_waitsForTheVesting() public {
        _launch();
        uint256 end = presale.vestingEnd();
        vm.warp(end - 1);
        vm.expectRevert(_error(ILaunchToken.LaunchTokenBurnTooEarly.selector, end));
        token.lpBurn();
        vm.warp(end);
        vm.expectEmit(true, true, true, true, address(token));
        emit ILaunchToken.LpBurn(3500e6, 696_500e6);
        assertEq(token.lpBurn(), 3500e6);
        assertEq(token.lpBurned(), 3500e6);
        assertEq(token.lastLpBurnTime(), end);
        (uint112 r0, uint112 r1, ) = pair.getReserves();
        assertEq(address(token) < address(wtrx) ? r0 : r1, 696_500e6);
    }

    function test_lpBurn_onceAnInterval_withoutCatchUp() public {
        _launch();
        uint256 end = presale.vestingEnd();
        vm.warp(end + 10 days);
        token.lpBurn();
        vm.expectRevert(_error(ILaunchToken.LaunchTokenBurnTooEarly.selector, end + 11 days));
        token.lpBurn();
        vm.warp(end + 11 days);
        token.lpBurn();
        assertLe(token.lpBurned(), 2 * 3500e6);
    }

    function test_lpBurn_reverts_inABlockThatTraded() public {
        _launch();
        vm.warp(presale.vestingEnd());
        pair.sync();
        vm.expectRevert(ILaunchToken.LaunchTokenPairTouched.selector);
        token.lpBurn();
    }

    function test_lpBurn_stopsAtTheLimit() public {
        Plan memory plan = _plan();
        plan.token.burnLimit = 699_000e6;
        _create(plan);
        _launch();
        vm.warp(presale.vestingEnd());
        assertEq(token.lpBurn(), 1000e6);
        // A seventh of a percent, rounded up.
        assertEq(token.lpBurnedBps(), 15);
        vm.warp(block.timestamp + 1 days);
        vm.expectRevert(ILaunchToken.LaunchTokenNothingToBurn.selector);
        token.lpBurn();
    }

    function test_lpBurn_stopsAt500BpsTogether() public {
        _burnsAll(50, 10);
        assertLe(token.lpBurned(), 35_000e6);
    }

    /// @dev Sixteen steps of 30 bps and one of 20.
    function test_lpBurn_theLastStepIsWhatIsLeft() public {
        _burnsAll(30, 17);
    }

    /// @dev Buy, wait a block, burn, sell: the two pair fees are worth more than one burn.
    function testFuzz_lpBurn_oneStepDoesNotPayARoundTrip(uint256 spend) public {
        Plan memory plan = _plan();
        plan.token.burnLimit = 0;
        _create(plan);
        _launch();
        vm.warp(presale.vestingEnd() - 3);
        spend = bound(spend, 1e6, 500_000e6);
        uint256 before = alice.balance;
        uint256 bought = _swapIn(alice, spend);
        vm.warp(block.timestamp + 3);
        token.lpBurn();
        _swapOut(alice, bought);
        assertLe(alice.balance, before);
    }

    /// @dev Who holds through all burns gains less than 5 % of the pool's TRX, however much LP left before: counted in
    /// tokens of the launch, more than a hundred steps fitted then, for a third of the TRX.
    function testFuzz_lpBurn_allStepsTogetherPayLessThanTheirShare(uint256 spend, uint256 left) public {
        Plan memory plan = _plan();
        plan.token.burnLimit = 0;
        plan.presale.userLPShare = 8000;
        _create(plan);
        _launch();
        vm.warp(presale.vestingEnd() - 3);
        _leave(bound(left, 0, 100));
        uint256 poolTrx = wtrx.balanceOf(address(pair));
        spend = bound(spend, 1e6, 900_000e6);
        uint256 before = alice.balance;
        uint256 bought = _swapIn(alice, spend);
        bool burns = true;
        for (uint256 i = 0; burns; i++) {
            vm.warp(block.timestamp + 1 days);
            try token.lpBurn() {
                assertTrue(i < 200, "no end");
            } catch (bytes memory reason) {
                assertEq(bytes32(reason), bytes32(ILaunchToken.LaunchTokenNothingToBurn.selector));
                burns = false;
            }
        }
        _swapOut(alice, bought);
        assertLe(alice.balance, before + poolTrx / 20);
    }

    /// @dev `steps` of `bps` burn all that can be burned.
    function _burnsAll(uint16 bps, uint256 steps) private {
        Plan memory plan = _plan();
        plan.token.burnLimit = 0;
        plan.token.percentForLPBurn = bps;
        _create(plan);
        _launch();
        vm.warp(presale.vestingEnd());
        for (uint256 i = 0; i < steps; i++) {
            token.lpBurn();
            vm.warp(block.timestamp + 1 days);
        }
        assertEq(token.lpBurnedBps(), 500);
        vm.expectRevert(ILaunchToken.LaunchTokenNothingToBurn.selector);
        token.lpBurn();
    }

    /// @dev So much of the buyers' LP is taken out of the pair, in percent.
    function _leave(uint256 percent) private {
        uint256 lp = (pair.balanceOf(address(presale)) * percent) / 100;
        if (lp == 0) return;
        vm.prank(address(presale));
        pair.transfer(address(pair), lp);
        pair.burn(DEAD);
    }

    function _swapIn(address user, uint256 spend) private returns (uint256) {
        IRouter router = Dex.router(address(dex), address(wtrx));
        vm.prank(user);
        return router.swapExactETHForTokens{value: spend}(0, _path(false), user, block.timestamp)[1];
    }

    function _swapOut(address user, uint256 amount) private {
        IRouter router = Dex.router(address(dex), address(wtrx));
        vm.startPrank(user);
        token.approve(address(router), amount);
        router.swapExactTokensForETH(amount, 0, _path(true), user, block.timestamp);
        vm.stopPrank();
    }

    function _path(bool selling) private view returns (address[] memory path) {
        path = new address[](2);
        (path[0], path[1]) = selling ? (address(token), address(wtrx)) : (address(wtrx), address(token));
    }

    function _fresh() private returns (LaunchToken) {
        // A clone nobody has set up: the same code with empty storage.
        address place = address(0xF4E54);
        vm.etch(place, code.token.code);
        return LaunchToken(place);
    }

    function create(Plan calldata plan) external {
        _create(plan);
    }

    function _expectRefusal(Plan memory plan, bytes memory reason) private {
        vm.expectRevert(reason);
        this.create(plan);
    }
}
