// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {BurnMine} from "../../src/burn-mining/BurnMine.sol";
import {DeployBurnMining} from "../deploy/DeployBurnMining.sol";
import {DeployDoubles} from "../deploy/DeployDoubles.sol";
import {TrickCoin} from "../doubles/TrickCoin.sol";
import {MarketBase} from "../prices/MarketBase.sol";

/// @notice A burn mine over the market, VLM listed, prices fresh, two users with coins and allowances.
abstract contract BurnMineBase is MarketBase {
    address internal constant OWNER = address(0xA0);
    address internal constant GUARDIAN = address(0xA1);
    address internal constant ANNA = address(0xB1);
    address internal constant BEN = address(0xB2);
    address internal constant DEAD = 0x000000000000000000000000000000000000dEaD;

    TrickCoin internal reward;
    BurnMine internal mine;

    function setUp() public virtual override {
        super.setUp();
        reward = DeployDoubles.trickCoin("RWD");
        mine = DeployBurnMining.burnMine(oracle, usdt, reward, 50_000e6, 0, OWNER, GUARDIAN);
        list(vlm);
        equip(ANNA);
        equip(BEN);
        reward.mint(OWNER, 1e18);
        vm.prank(OWNER);
        reward.approve(address(mine), type(uint256).max);
        refresh();
    }

    function equip(address user) internal {
        vlm.mint(user, 1e15);
        usdt.mint(user, 1e15);
        vm.startPrank(user);
        vlm.approve(address(mine), type(uint256).max);
        usdt.approve(address(mine), type(uint256).max);
        vm.stopPrank();
    }

    function list(TrickCoin coin) internal {
        vm.prank(OWNER);
        mine.setCoin(address(coin), true);
    }

    /// @notice Lists the coin with a pair of its own, whose price is known.
    function listWithPrice(TrickCoin coin, uint256 amount, uint256 uAmount) internal {
        addLiquidity(coin, amount, usdt, uAmount);
        list(coin);
        pass(3);
        oracle.observe(address(pairOf(coin, usdt)));
        pass(30 minutes);
    }

    function burn(address user, uint256 uAmount) internal {
        vm.prank(user);
        mine.burn(address(vlm), uAmount);
    }

    function swapToBurn(address user, uint256 uAmount) internal {
        vm.prank(user);
        mine.swapToBurn(address(vlm), uAmount);
    }

    function fund(uint256 amount, uint256 duration) internal {
        vm.prank(OWNER);
        mine.fund(amount, duration);
    }
}
