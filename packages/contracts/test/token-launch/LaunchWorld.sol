// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Wtrx} from "../../src/coins/Wtrx.sol";
import {IUniswapV2Factory, IUniswapV2Pair} from "../../src/dex/IUniswapV2.sol";
import {FeeVault} from "../../src/fees/FeeVault.sol";
import {IFeeVault} from "../../src/fees/IFeeVault.sol";
import {Locker} from "../../src/locks/Locker.sol";
import {BasePool} from "../../src/presale/BasePool.sol";
import {PresaleConfig} from "../../src/presale/IPresale.sol";
import {Presale} from "../../src/presale/Presale.sol";
import {PriceOracle} from "../../src/prices/PriceOracle.sol";
import {TokenConfig} from "../../src/token-launch/ILaunchToken.sol";
import {ITokenFactory} from "../../src/token-launch/ITokenFactory.sol";
import {LaunchToken} from "../../src/token-launch/LaunchToken.sol";
import {TokenFactory} from "../../src/token-launch/TokenFactory.sol";
import {TradeConfig} from "../../src/trade/ITrade.sol";
import {Trade} from "../../src/trade/Trade.sol";
import {Test} from "../base/Test.sol";
import {DeployCoins} from "../deploy/DeployCoins.sol";
import {DeployFees} from "../deploy/DeployFees.sol";
import {DeployLocks} from "../deploy/DeployLocks.sol";
import {DeployPresale} from "../deploy/DeployPresale.sol";
import {DeployPrices} from "../deploy/DeployPrices.sol";
import {DeployTeam} from "../deploy/DeployTeam.sol";
import {DeployTokenLaunch} from "../deploy/DeployTokenLaunch.sol";
import {DeployTrade} from "../deploy/DeployTrade.sol";
import {Dex} from "../dex/Dex.sol";

/// @notice The platform as a deployment makes it, and one launch on it that each test may shape first.
abstract contract LaunchWorld is Test {
    struct Plan {
        TokenConfig token;
        PresaleConfig presale;
        TradeConfig trade;
        uint256 lpSupply;
        uint256 tradeSupply;
    }

    uint256 internal constant T0 = 1_800_000_000;
    uint256 internal constant PRICE = 100e6;
    uint256 internal constant CREATION_FEE = 100e6;
    uint256 internal constant FEE_BPS = 200;
    address internal constant DEAD = address(0xdead);

    address internal creator = address(0xC0FFEE);
    address internal owner = address(0x04E6);
    address internal devReceiver = address(0xDE7);
    address internal alice = address(0xA11CE);
    address internal bob = address(0xB0B);
    address internal carol = address(0xCA401);

    Wtrx internal wtrx;
    IUniswapV2Factory internal dex;
    FeeVault internal vault;
    Locker internal locker;
    PriceOracle internal oracle;
    TokenFactory internal factory;
    ITokenFactory.Implementations internal code;

    LaunchToken internal token;
    Presale internal presale;
    Trade internal trade;
    BasePool internal pool;
    IUniswapV2Pair internal pair;

    function _deployWorld() internal {
        vm.warp(T0);
        wtrx = DeployCoins.wtrx();
        dex = Dex.factory();
        oracle = DeployPrices.priceOracle(address(dex));
        locker = DeployLocks.locker(oracle, address(DeployCoins.testUsdt(owner)), address(wtrx));
        vault = DeployFees.feeVault(DeployTeam.team(address(0x4007)), wtrx, owner, 7 days, 0);
        code = ITokenFactory.Implementations({
            token: address(DeployTokenLaunch.launchToken()),
            presale: address(DeployPresale.presale(address(wtrx), address(locker), FEE_BPS, 1 hours, 0)),
            trade: address(DeployTrade.trade(FEE_BPS, address(locker))),
            basePool: address(DeployPresale.basePool())
        });
        factory = DeployTokenLaunch.tokenFactory(
            owner,
            code,
            address(dex),
            address(wtrx),
            address(vault),
            CREATION_FEE
        );
        vm.prank(owner);
        vault.setRole(address(factory), IFeeVault.Role.Source);
        address[5] memory people = [creator, alice, bob, carol, address(this)];
        for (uint256 i = 0; i < people.length; i++) vm.deal(people[i], 1_000_000e6);
    }

    function _plan() internal view virtual returns (Plan memory plan) {
        plan.token = TokenConfig("Quill", "QLL", 1_000_000e6, true, 1 days, 50, 600_000e6);
        plan.presale = PresaleConfig({
            startTime: uint40(block.timestamp + 2 hours),
            endTime: uint40(block.timestamp + 2 hours + 8 days),
            presaleEthAmount: uint128(PRICE),
            maxTotalNum: 100,
            presaleMaxNum: 40,
            softCapRate: 5000,
            userLPShare: 7000,
            devLPShare: 2000,
            devLPReceiver: devReceiver,
            lpDistributionEnabled: true,
            vestingDelay: 7 days,
            vestingRate: 2500,
            vestingDis: 30 days,
            backingShare: 0
        });
        plan.trade = TradeConfig(10e6, 300, 1500, 100e6);
        plan.lpSupply = 700_000e6;
        plan.tradeSupply = 150_000e6;
    }

    /// @dev Everything in the pool and 30 % of the money behind the token.
    function _backedPlan() internal view returns (Plan memory plan) {
        plan = _plan();
        plan.trade = TradeConfig(0, 0, 0, 0);
        plan.lpSupply = plan.token.totalSupply;
        plan.tradeSupply = 0;
        plan.presale.backingShare = 3000;
    }

    function _create(Plan memory plan) internal {
        uint256 fee = factory.creationFee();
        vm.prank(creator);
        (address token_, address presale_, address trade_) = factory.createToken{value: fee}(
            plan.token,
            plan.presale,
            plan.trade,
            plan.lpSupply,
            plan.tradeSupply
        );
        token = LaunchToken(token_);
        presale = Presale(presale_);
        trade = Trade(trade_);
        pool = BasePool(presale.basePool());
        pair = IUniswapV2Pair(presale.pair());
    }

    function _start() internal {
        (PresaleConfig memory config, , , , , ) = presale.getPresaleData();
        vm.warp(config.startTime);
    }

    function _finish() internal {
        (PresaleConfig memory config, , , , , ) = presale.getPresaleData();
        vm.warp(config.endTime);
    }

    function _buy(address user, uint256 shares) internal {
        (PresaleConfig memory config, , , , , ) = presale.getPresaleData();
        vm.prank(user);
        presale.preSale{value: shares * config.presaleEthAmount}();
    }

    /// @dev Alice 40, Bob 20: above the soft cap of 50, below the hard cap of 100.
    function _sellEnough() internal {
        _start();
        _buy(alice, 40);
        _buy(bob, 20);
    }

    function _launch() internal {
        _sellEnough();
        _finish();
        presale.endPresale();
    }

    function _missSoftCap() internal {
        _start();
        _buy(alice, 40);
        _buy(bob, 9);
        _finish();
    }

    function _error(bytes4 selector, uint256 a) internal pure returns (bytes memory) {
        return abi.encodeWithSelector(selector, a);
    }

    function _error(bytes4 selector, uint256 a, uint256 b) internal pure returns (bytes memory) {
        return abi.encodeWithSelector(selector, a, b);
    }

    function _error(bytes4 selector, address a) internal pure returns (bytes memory) {
        return abi.encodeWithSelector(selector, a);
    }
}
