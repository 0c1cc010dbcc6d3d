// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {IUniswapV2Pair} from "../../src/dex/IUniswapV2.sol";
import {BurnMine} from "../../src/burn-mining/BurnMine.sol";
import {DeployBurnMining} from "../deploy/DeployBurnMining.sol";
import {DeployDoubles} from "../deploy/DeployDoubles.sol";
import {FlashLp} from "../doubles/FlashLp.sol";
import {TrickCoin} from "../doubles/TrickCoin.sol";
import {MarketBase} from "../prices/MarketBase.sol";

/// @notice Four burners in a market that others move by trades, donations, syncs and liquidity, also within the block of a
/// burn, and a fifth who burns in the middle of a transaction in which the pair is as deep as borrowed money makes it.
contract BurnMineHandler is MarketBase {
    address private constant OWNER = address(0xA0);
    address private constant GUARDIAN = address(0xA1);
    address public constant DEAD = 0x000000000000000000000000000000000000dEaD;
    uint256 public constant USERS = 5;

    BurnMine public mine;
    TrickCoin public reward;
    FlashLp private thief;
    uint256 public funded;
    uint256 public paid;
    uint256 public burned;
    uint256 public spentU;
    mapping(address => uint256) public powerOf;
    mapping(uint256 blockNumber => uint256) private usedIn;

    constructor() {
        setUp();
        reward = DeployDoubles.trickCoin("RWD");
        mine = DeployBurnMining.burnMine(oracle, usdt, reward, 50_000e6, 0, OWNER, GUARDIAN);
        vm.prank(OWNER);
        mine.setCoin(address(vlm), true);
        vm.prank(OWNER);
        reward.approve(address(mine), type(uint256).max);
        thief = DeployDoubles.flashLp();
        for (uint256 i = 0; i < USERS; ++i) {
            vm.startPrank(user(i));
            vlm.approve(address(mine), type(uint256).max);
            usdt.approve(address(mine), type(uint256).max);
            vm.stopPrank();
        }
        refresh();
    }

    function burn(uint256 who, uint256 uAmount, bool swap) external {
        address account = user(who);
        uAmount = bound(uAmount, 1, uAmount % 3 == 0 ? 6000e6 : 1000e6);
        vlm.mint(account, 1e15);
        usdt.mint(account, uAmount);
        uint256 dead = vlm.balanceOf(DEAD);
        uint256 fair = _fairValue(uAmount);
        uint256 room = swap ? mine.swapRoomInBlock(address(vlm)) : mine.roomInBlock(address(vlm));
        if (!oracle.isFresh(address(vlm), address(usdt))) room = 0;
        vm.prank(account);
        (bool done, ) = address(mine).call(
            swap
                ? abi.encodeCall(mine.swapToBurn, (address(vlm), uAmount))
                : abi.encodeCall(mine.burn, (address(vlm), uAmount))
        );
        if (!done) return;
        uint256 gone = vlm.balanceOf(DEAD) - dead;
        // Power is never had for less than the average price, by more than the 1 % that a buyer may lose.
        assertLe(swap ? (fair * 99) / 100 : fair, gone);
        assertLe(uAmount, room);
        burned += gone;
        powerOf[account] += uAmount;
        usedIn[block.number] += uAmount;
        if (swap) spentU += uAmount;
    }

    /// @notice One transaction: money for the moment makes the pair deep, the oracle is asked to look, and the thief burns.
    /// However deep it is, no more than the records have room for.
    function flashBurn(uint256 uAmount, uint256 times, bool swap, bool look) external {
        if (!oracle.isFresh(address(vlm), address(usdt))) return;
        uint256 cap = (_recordedU() * (swap ? 15 : 100)) / 10_000;
        uAmount = bound(uAmount, 1, 50_000e6);
        uint256 fair = _fairValue(uAmount);
        vlm.mint(address(thief), 1e30);
        usdt.mint(address(thief), 1e30);
        address[] memory to = new address[](2);
        bytes[] memory calls = new bytes[](2);
        address pair = address(pairOf(vlm, usdt));
        (to[0], to[1]) = (look ? address(oracle) : pair, address(mine));
        calls[0] = look ? abi.encodeCall(oracle.observe, (pair)) : abi.encodeCall(IUniswapV2Pair.sync, ());
        calls[1] =
            swap
                ? abi.encodeCall(mine.swapToBurn, (address(vlm), uAmount))
                : abi.encodeCall(mine.burn, (address(vlm), uAmount));
        uint256 dead = vlm.balanceOf(DEAD);
        try thief.deepen(IUniswapV2Pair(pair), bound(times, 1, 5000), to, calls) {
            uint256 gone = vlm.balanceOf(DEAD) - dead;
            usedIn[block.number] += uAmount;
            assertLe(usedIn[block.number], cap);
            assertLe(swap ? (fair * 99) / 100 : fair, gone);
            burned += gone;
            powerOf[address(thief)] += uAmount;
            if (swap) spentU += uAmount;
        } catch {
            return;
        }
    }

    /// @notice Liquidity comes and goes, mostly in a block of its own.
    function provide(uint256 share, bool takeOut) external {
        IUniswapV2Pair pair = pairOf(vlm, usdt);
        share = bound(share, 1, 90);
        if (takeOut) {
            pair.transfer(address(pair), (pair.balanceOf(address(this)) * share) / 100);
            pair.burn(address(this));
        } else {
            (uint256 reserveVlm, uint256 reserveU) = reserves(vlm, usdt);
            addLiquidity(vlm, (reserveVlm * share) / 50, usdt, (reserveU * share) / 50);
        }
        if (share % 4 != 0) pass(3);
        oracle.observe(address(pair));
    }

    function getReward(uint256 who) external {
        address account = user(who);
        uint256 expected = mine.earned(account);
        uint256 before = reward.balanceOf(account);
        vm.prank(account);
        mine.getReward();
        assertEq(reward.balanceOf(account) - before, expected);
        paid += expected;
    }

    function fund(uint256 amount, uint256 duration) external {
        amount = bound(amount, 1, 1e13);
        reward.mint(OWNER, amount);
        vm.prank(OWNER);
        try mine.fund(amount, bound(duration, 1 days, 365 days)) {
            funded += amount;
        } catch {
            return;
        }
    }

    function move(uint256 amount, uint256 how) external {
        amount = bound(amount, 1e6, 2_000_000e6);
        how %= 4;
        if (how == 0) trade(usdt, amount, vlm);
        else if (how == 1) trade(vlm, amount, usdt);
        else {
            give(how == 2 ? vlm : TrickCoin(address(usdt)), address(pairOf(vlm, usdt)), amount);
            if (amount % 2 == 0) pairOf(vlm, usdt).sync();
            else pairOf(vlm, usdt).skim(address(this));
        }
    }

    function observe() external {
        observeAll();
    }

    function list(bool on) external {
        vm.prank(OWNER);
        mine.setCoin(address(vlm), on);
        vm.prank(OWNER);
        mine.setCoin(address(vlm), true);
    }

    function wait(uint256 time) external {
        pass(bound(time, 0, time % 8 == 0 ? 5 days : 40 minutes));
        observeAll();
    }

    function _fairValue(uint256 uAmount) private view returns (uint256 twap) {
        if (oracle.isFresh(address(vlm), address(usdt))) {
            (twap, , ) = oracle.consult(address(usdt), uAmount, address(vlm));
        }
    }

    /// @dev The U that the oracle's two records allow for, read from its storage: the lower one, or the newer one once an
    /// observation is due, which drops the older one. The present reserves do not count: whoever bends the pair may also
    /// put it right.
    function _recordedU() private view returns (uint256) {
        uint256 ring = uint256(keccak256(abi.encode(address(pairOf(vlm, usdt)), 0)));
        (uint256 time, uint256 newer) = _recordAt(ring + 2);
        (uint256 otherTime, uint256 older) = _recordAt(ring + 5);
        if (otherTime > time) (time, newer, older) = (otherTime, older, newer);
        bool lowest = older != 0 && older < newer;
        return newer == 0 || (lowest && block.timestamp - time < 30 minutes) ? older : newer;
    }

    function _recordAt(uint256 slot) private view returns (uint256 time, uint256 reserveU) {
        uint256 word = uint256(vm.load(address(oracle), bytes32(slot)));
        time = uint40(word);
        reserveU = uint104(address(usdt) < address(vlm) ? word >> 40 : word >> 144);
    }

    function deadBalance() external view returns (uint256) {
        return vlm.balanceOf(DEAD);
    }

    function restingHere() external view returns (uint256) {
        return vlm.balanceOf(address(mine)) + usdt.balanceOf(address(mine));
    }

    function user(uint256 i) public view returns (address) {
        i %= USERS;
        return i == 4 ? address(thief) : address(uint160(0xE000 + i));
    }
}

contract BurnMineInvariants is MarketBase {
    struct FuzzSelector {
        address addr;
        bytes4[] selectors;
    }

    BurnMineHandler private handler;

    function setUp() public override {
        handler = new BurnMineHandler();
    }

    function targetContracts() external view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(handler);
    }

    function targetSelectors() external view returns (FuzzSelector[] memory selectors) {
        selectors = new FuzzSelector[](1);
        bytes4[] memory list = new bytes4[](9);
        list[0] = handler.burn.selector;
        list[1] = handler.getReward.selector;
        list[2] = handler.fund.selector;
        list[3] = handler.move.selector;
        list[4] = handler.observe.selector;
        list[5] = handler.list.selector;
        list[6] = handler.wait.selector;
        list[7] = handler.flashBurn.selector;
        list[8] = handler.provide.selector;
        selectors[0] = FuzzSelector(address(handler), list);
    }

    function invariant_PowerIsWhatWasBurned() external view {
        uint256 sum;
        for (uint256 i = 0; i < handler.USERS(); ++i) {
            address user = handler.user(i);
            assertEq(handler.mine().power(user), handler.powerOf(user));
            sum += handler.powerOf(user);
        }
        assertEq(handler.mine().totalPower(), sum);
        assertEq(handler.deadBalance(), handler.burned());
    }

    function invariant_OwedIsHeld() external view {
        uint256 owed;
        for (uint256 i = 0; i < handler.USERS(); ++i) owed += handler.mine().earned(handler.user(i));
        uint256 free = handler.mine().rewardFree();
        assertLe(handler.paid() + owed + free, handler.funded());
        assertLe(owed + free, handler.reward().balanceOf(address(handler.mine())));
    }

    function invariant_NoCoinOfABurnerRestsHere() external view {
        assertEq(handler.restingHere(), 0);
    }
}
