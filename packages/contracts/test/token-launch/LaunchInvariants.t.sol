// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {ITRC20} from "@openzeppelin/tron-contracts/token/TRC20/ITRC20.sol";
import {BasePool} from "../../src/presale/BasePool.sol";
import {PresaleConfig} from "../../src/presale/IPresale.sol";
import {Presale} from "../../src/presale/Presale.sol";
import {LaunchToken} from "../../src/token-launch/LaunchToken.sol";
import {Trade} from "../../src/trade/Trade.sol";
import {Campaign} from "../base/Campaign.sol";
import {BorrowSteps} from "./BorrowSteps.sol";
import {LaunchActors} from "./LaunchActors.sol";

/// @dev Stands here because the runner knows only contracts of test files.
contract LaunchHandler is BorrowSteps {
    constructor(bool backed) LaunchActors(backed) {}
}

/// @notice What holds in a launch after any sequence of steps.
abstract contract LaunchInvariants is Campaign {
    LaunchHandler internal handler;
    LaunchToken internal token;
    Presale internal presale;
    Trade internal trade;
    BasePool internal pool;
    ITRC20 internal pair;

    /// @dev Until a launch the presale holds exactly what its buyers paid and did not take back; after it, nothing of theirs.
    function invariant_presaleHoldsWhatItOwes() public view {
        uint256 own = address(presale).balance - handler.rawToPresale();
        assertEq(own, presale.status() == 3 ? 0 : handler.sum(0));
    }

    function invariant_sharesAddUp() public view {
        (PresaleConfig memory config, , uint256 sold, uint256 raised, , ) = presale.getPresaleData();
        assertEq(sold, handler.sum(1));
        assertLe(sold, config.maxTotalNum);
        assertEq(raised, sold * config.presaleEthAmount);
        for (uint256 i = 0; i < 5; i++) {
            address a = handler.actors(i);
            assertLe(presale.userPresale(a).preSaleCount, config.presaleMaxNum);
            assertLe(handler.returned(a), handler.paid(a));
        }
    }

    function invariant_lpIsCovered() public view {
        (, uint256 status, , , uint256 lpForUsers, ) = presale.getPresaleData();
        if (status != 3) return;
        assertLe(handler.sum(2), lpForUsers);
        assertEq(pair.balanceOf(address(presale)), lpForUsers - handler.sum(2));
    }

    function invariant_tradeHoldsWhatItOwes() public view {
        (, , , uint128 tokensPerShare) = trade.tradeConfig();
        uint256[6] memory data = trade.getTradeData();
        assertEq(data[3], handler.sum(4));
        uint256 own = address(trade).balance - handler.rawToTrade();
        bool withdrawn = handler.creatorProceeds() != 0;
        assertEq(own, withdrawn ? 0 : handler.sum(3));
        if (data[0] == 3) return;
        assertLe(data[3] * tokensPerShare - handler.sum(5), token.balanceOf(address(trade)));
    }

    /// @dev Whatever creator and owner tried: the creator's only TRX are trade proceeds, after launch and fee.
    function invariant_creatorEarnsNothingElse() public view {
        assertEq(handler.creatorAddress().balance, handler.creatorStart() + handler.creatorProceeds());
        if (handler.creatorProceeds() != 0) {
            assertEq(presale.status(), 3);
            assertLe(
                handler.creatorProceeds(),
                (handler.sum(4) * trade.getInsidePrice() * 9800) / 10_000 + 1
            );
        }
    }

    /// @dev Whoever bought inside, the creator's second address too, cannot sell before every presale buyer could leave.
    function invariant_noTradeTokenIsFreeEarly() public view {
        assertEq(handler.deliveredEarly(), 0);
        assertEq(handler.dumpedEarly(), 0);
    }

    /// @dev Whoever borrows for one transaction has no more at its end, whatever was called in between.
    function invariant_borrowingPaysNothing() public view {
        assertEq(handler.borrowedProfit(), 0);
    }

    function invariant_backingIsHeld() public view {
        assertLe(pool.backing(), address(pool).balance);
        if (presale.status() != 3) assertEq(pool.backing(), 0);
    }

    /// @dev Nobody but the presale prices the token, and burns take 500 bps in all.
    function invariant_pairOpensOnlyByLaunch() public view {
        assertTrue(token.isOpen() == (presale.status() == 3), "open when launched");
        if (!token.isOpen()) assertEq(token.balanceOf(address(pair)), 0);
        assertLe(token.lpBurnedBps(), 500);
    }

    /// @dev The wish of the whole: walk at random, then let everybody take what is theirs.
    function testFuzz_everybodyGetsTheirs(uint256 seed) public {
        bytes4[27] memory all = _steps();
        for (uint256 i = 0; i < 60; i++) {
            seed = uint256(keccak256(abi.encode(seed)));
            uint256 a = uint256(keccak256(abi.encode(seed, 1)));
            uint256 b = uint256(keccak256(abi.encode(seed, 2)));
            // Fewer long waits, so that the sale has time to happen.
            uint256 step = seed % (i < 30 ? 19 : 27);
            (bool ok, ) = address(handler).call(abi.encodeWithSelector(all[step], a, b));
            assertTrue(ok, "a step reverted");
        }
        _settle();
        if (presale.status() == 3) _expectLaunchPaidOut();
        else _expectEverySunBack();
        invariant_presaleHoldsWhatItOwes();
        invariant_sharesAddUp();
        invariant_lpIsCovered();
        invariant_tradeHoldsWhatItOwes();
        invariant_creatorEarnsNothingElse();
        invariant_noTradeTokenIsFreeEarly();
        invariant_borrowingPaysNothing();
        invariant_backingIsHeld();
        invariant_pairOpensOnlyByLaunch();
    }

    function _settle() private {
        vm.warp(block.timestamp + 200 days);
        if (presale.status() == 2) seedEnd();
        assertTrue(presale.status() >= 3, "final");
        if (presale.status() == 3) vm.warp(block.timestamp + 200 days);
        bool early = handler.sum(4) % 2 == 0;
        if (early) handler.withdrawTrade();
        for (uint256 i = 0; i < 5; i++) {
            handler.refund(i);
            handler.claim(i);
            handler.unlockTrade(i);
            handler.refundTrade(i);
        }
        handler.settleSelf();
        // A second time must pay nothing, even with TRX lying there that belongs to nobody.
        handler.rawTransfer(1000e6, 0);
        handler.withdrawTrade();
        handler.withdrawTrade();
    }

    /// @dev At this point either end is open; which one comes is the fuzzer's choice through the last seed.
    function seedEnd() private {
        if (uint256(keccak256(abi.encode(handler.sum(0)))) % 2 == 0) handler.end(0);
        else handler.fail(0);
    }

    function _expectEverySunBack() private view {
        for (uint256 i = 0; i < 4; i++) {
            address a = handler.actors(i);
            assertEq(handler.returned(a), handler.paid(a));
            assertEq(handler.tradeReturned(a), handler.tradePaid(a));
        }
        address sock = handler.actors(5);
        assertEq(handler.tradeReturned(sock), handler.tradePaid(sock));
        // The one that refuses TRX keeps its claim: what is left is exactly its own.
        address stone = handler.actors(4);
        assertEq(
            address(presale).balance - handler.rawToPresale(),
            handler.paid(stone) - handler.returned(stone)
        );
    }

    function _expectLaunchPaidOut() private view {
        assertLe(pair.balanceOf(address(presale)), 4);
        (, , , uint128 tokensPerShare) = trade.tradeConfig();
        for (uint256 i = 0; i < 6; i++) {
            address a = handler.actors(i);
            uint256 due = trade.userTrade(a).tradeCount * tokensPerShare;
            if (trade.status() == 2) assertEq(handler.delivered(a) + handler.lockedByTrade(a), due);
            else if (i != 4) assertEq(handler.tradeReturned(a), handler.tradePaid(a));
        }
    }

    function _adopt(LaunchHandler handler_) internal {
        handler = handler_;
        (address token_, address presale_, address trade_, address pool_, address pair_, ) = handler.parts();
        token = LaunchToken(token_);
        presale = Presale(presale_);
        trade = Trade(trade_);
        pool = BasePool(pool_);
        pair = ITRC20(pair_);
        bytes4[27] memory all = _steps();
        bytes4[] memory calls = new bytes4[](all.length);
        for (uint256 i = 0; i < all.length; i++) calls[i] = all[i];
        _call(address(handler), calls);
    }

    function _steps() private view returns (bytes4[27] memory) {
        return
            [
                handler.buy.selector,
                handler.buy.selector,
                handler.buy.selector,
                handler.leave.selector,
                handler.buyTrade.selector,
                handler.buyTrade.selector,
                handler.creatorOnTrade.selector,
                handler.sellToSelf.selector,
                handler.borrow.selector,
                handler.creatorOnPresale.selector,
                handler.creatorOnToken.selector,
                handler.ownerMeddles.selector,
                handler.donate.selector,
                handler.rawTransfer.selector,
                handler.wait_.selector,
                handler.end.selector,
                handler.lpBurn.selector,
                handler.unlockTrade.selector,
                handler.dump.selector,
                handler.burnUnsold.selector,
                handler.refundTrade.selector,
                handler.waitLong.selector,
                handler.refund.selector,
                handler.claim.selector,
                handler.swap.selector,
                handler.redeem.selector,
                handler.fail.selector
            ];
    }
}

/// @notice A launch with trade and creator's part.
contract PlainLaunchInvariantsTest is LaunchInvariants {
    function setUp() public {
        _adopt(new LaunchHandler(false));
    }
}

/// @notice A launch with backing.
contract BackedLaunchInvariantsTest is LaunchInvariants {
    function setUp() public {
        _adopt(new LaunchHandler(true));
    }
}
