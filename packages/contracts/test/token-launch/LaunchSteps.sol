// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {IFeeVault} from "../../src/fees/IFeeVault.sol";
import {IBasePool} from "../../src/presale/IBasePool.sol";
import {IPresale, PresaleConfig} from "../../src/presale/IPresale.sol";
import {ILaunchToken} from "../../src/token-launch/ILaunchToken.sol";
import {ITrade, TradeConfig} from "../../src/trade/ITrade.sol";
import {LaunchActors} from "./LaunchActors.sol";

/// @notice Steps of buyers, of a creator and an owner who mean harm, of donors, and of time.
abstract contract LaunchSteps is LaunchActors {
    /// @dev Every second purchase is the largest allowed, and a quarter of the early ones waits for the start: else
    /// hardly any walk would reach a launch.
    function buy(uint256 who, uint256 shares) external watched {
        address a = _actor(who);
        if (presale.status() == 0 && who % 4 == 0) _start();
        (PresaleConfig memory config, , , , , ) = presale.getPresaleData();
        uint256 num = bound(shares, 0, 81);
        uint256 value = (num > 41 ? config.presaleMaxNum : num) * config.presaleEthAmount;
        if (_do(a, address(presale), value, abi.encodeCall(IPresale.preSale, ()))) paid[a] += value;
    }

    function leave(uint256 who, uint256 shares) external watched {
        address a = _actor(who);
        _arm(address(presale), abi.encodeCall(IPresale.leavePresale, (1)));
        uint256 before = a.balance;
        _do(a, address(presale), 0, abi.encodeCall(IPresale.leavePresale, (bound(shares, 0, 41))));
        returned[a] += a.balance - before;
    }

    function refund(uint256 who) public watched {
        address a = _actor(who);
        _arm(address(presale), abi.encodeCall(IPresale.refundPresale, ()));
        uint256 before = a.balance;
        _do(a, address(presale), 0, abi.encodeCall(IPresale.refundPresale, ()));
        returned[a] += a.balance - before;
    }

    function claim(uint256 who) public watched {
        address a = _actor(who);
        uint256 before = pair.balanceOf(a);
        _do(a, address(presale), 0, abi.encodeCall(IPresale.claimVestedLP, ()));
        claimedLp[a] += pair.balanceOf(a) - before;
    }

    function end(uint256 who) public watched {
        _do(_actor(who), address(presale), 0, abi.encodeCall(IPresale.endPresale, ()));
    }

    function fail(uint256 who) public watched {
        _do(_actor(who), address(presale), 0, abi.encodeCall(IPresale.failPresale, ()));
    }

    function buyTrade(uint256 who, uint256 shares) external watched {
        address a = _actor(who);
        uint256 value = bound(shares, 0, 301) * trade.getInsidePrice();
        if (value > a.balance) return;
        if (_do(a, address(trade), value, abi.encodeCall(ITrade.trade, ()))) tradePaid[a] += value;
    }

    function unlockTrade(uint256 who) public watched {
        _unlockTrade(_actor(who));
    }

    function refundTrade(uint256 who) public watched {
        _arm(address(trade), abi.encodeCall(ITrade.tradeRefund, ()));
        _refundTrade(_actor(who));
    }

    function burnUnsold(uint256 who) external watched {
        _do(_actor(who), address(trade), 0, abi.encodeCall(ITrade.burnUnsold, ()));
    }

    /// @dev Early on a cancel ends the story, so it is rare.
    function creatorOnPresale(uint256 what, uint256 number) external watched {
        what = bound(what, 0, 19);
        bytes memory data;
        if (what == 0 && number % 4 == 0) data = abi.encodeCall(IPresale.setPresaleStatus, (4));
        else if (what < 4) data = abi.encodeCall(IPresale.setPresaleStatus, (number % 4));
        else if (what < 8) data = abi.encodeCall(IPresale.reclaimTokens, ());
        else if (what < 12) data = abi.encodeCall(IPresale.preSale, ());
        else if (what < 14) data = abi.encodeCall(IPresale.refundPresale, ());
        else if (what < 16) data = abi.encodeCall(IPresale.claimVestedLP, ());
        else data = abi.encodeCall(IPresale.setPresaleConfig, (_badConfig(number)));
        _do(creator, address(presale), 0, data);
    }

    function creatorOnTrade(uint256 what, uint256 number) external watched {
        what = bound(what, 0, 19);
        address to = address(trade);
        if (what < 8) {
            uint40 end_ = uint40(block.timestamp + bound(number, 1, 31 days));
            _do(creator, to, 0, abi.encodeCall(ITrade.openTrade, (end_)));
        } else if (what < 10) {
            _do(creator, to, 0, abi.encodeCall(ITrade.endTrade, ()));
        } else if (what < 11) {
            _do(creator, to, 0, abi.encodeCall(ITrade.setTradeStatus, (number % 5)));
        } else if (what < 13) {
            TradeConfig memory config = TradeConfig(uint128(number), uint32(number), 1500, 100e6);
            _do(creator, to, 0, abi.encodeCall(ITrade.setTradeConfig, (config)));
        } else {
            withdrawTrade();
        }
    }

    function withdrawTrade() public {
        uint256 before = creator.balance;
        _do(creator, address(trade), 0, abi.encodeCall(ITrade.WITHDRAW, ()));
        creatorProceeds += creator.balance - before;
    }

    function creatorOnToken(uint256 what, uint256 amount) external watched {
        bytes memory data = abi.encodeCall(ILaunchToken.open, ());
        if (what % 3 == 1) data = abi.encodeCall(token.transfer, (address(pair), amount));
        if (what % 3 == 2) data = abi.encodeCall(token.transfer, (address(trade), amount));
        _do(creator, address(token), 0, data);
    }

    /// @dev The platform's owner takes away what it can: the factory's right to pay in, the creations.
    function ownerMeddles(uint256 what) external watched {
        IFeeVault.Role role = what % 2 == 0 ? IFeeVault.Role.None : IFeeVault.Role.Source;
        _do(owner, address(vault), 0, abi.encodeCall(IFeeVault.setRole, (address(factory), role)));
        _do(owner, address(factory), 0, abi.encodeCall(factory.setEnabled, (what % 3 == 0)));
        _do(owner, address(factory), 0, abi.encodeCall(factory.withdraw, ()));
        _do(owner, address(presale), 0, abi.encodeCall(IPresale.setPresaleStatus, (4)));
        _do(owner, address(trade), 0, abi.encodeCall(ITrade.setTradeStatus, (3)));
    }

    function donate(uint256 amount, uint256 flag) external watched {
        amount = bound(amount, 1, 1000e6);
        vm.deal(address(this), amount);
        wtrx.deposit{value: amount}();
        wtrx.transfer(address(pair), amount);
        if (flag % 2 == 0) pair.sync();
    }

    /// @dev TRX by a plain transfer, which runs no code on the TVM.
    function rawTransfer(uint256 amount, uint256 flag) external watched {
        bool toTrade = flag % 2 == 0;
        amount = bound(amount, 1, 1000e6);
        address to = toTrade ? address(trade) : address(presale);
        vm.deal(to, to.balance + amount);
        if (toTrade) rawToTrade += amount;
        else rawToPresale += amount;
    }

    function swap(uint256 who, uint256 amount) external watched {
        bool selling = amount % 2 == 0;
        address a = _actor(who);
        if (!token.isOpen()) return;
        (uint256 tokens, uint256 trx) = _reserves();
        if (selling) {
            amount = bound(amount, 0, token.balanceOf(a));
            uint256 out = (amount * 997 * trx) / (tokens * 1000 + amount * 997);
            if (out == 0) return;
            vm.prank(a);
            token.transfer(address(pair), amount);
            _swapOut(0, out, a);
        } else {
            amount = bound(amount, 1, 10_000e6);
            vm.deal(address(this), amount);
            wtrx.deposit{value: amount}();
            uint256 out = (amount * 997 * tokens) / (trx * 1000 + amount * 997);
            if (out == 0) return;
            wtrx.transfer(address(pair), amount);
            _swapOut(out, 0, a);
        }
    }

    function redeem(uint256 who, uint256 amount) external watched {
        address a = _actor(who);
        amount = bound(amount, 0, token.balanceOf(a));
        _do(a, address(token), 0, abi.encodeCall(token.approve, (address(pool), amount)));
        _arm(address(pool), abi.encodeCall(IBasePool.redeem, (1, 0)));
        _do(a, address(pool), 0, abi.encodeCall(IBasePool.redeem, (amount, 0)));
    }

    function lpBurn(uint256 who) external watched {
        _do(_actor(who), address(token), 0, abi.encodeCall(ILaunchToken.lpBurn, ()));
    }

    function wait_(uint256 time) external watched {
        vm.warp(block.timestamp + bound(time, 3, 4 days));
    }

    function waitLong(uint256 time) external watched {
        vm.warp(block.timestamp + bound(time, 1 days, 60 days));
    }

    function _unlockTrade(address a) internal {
        (uint256 held, uint256 locked) = (token.balanceOf(a), token.balanceOf(address(locker)));
        _do(a, address(trade), 0, abi.encodeCall(ITrade.tradeUnlock, ()));
        uint256 got = token.balanceOf(a) - held;
        delivered[a] += got;
        lockedByTrade[a] += token.balanceOf(address(locker)) - locked;
        if (block.timestamp < _freeFrom()) deliveredEarly += got;
    }

    function _refundTrade(address a) internal {
        uint256 before = a.balance;
        _do(a, address(trade), 0, abi.encodeCall(ITrade.tradeRefund, ()));
        tradeReturned[a] += a.balance - before;
    }

    /// @dev When every buyer of the presale could have left: all LP vested, and three days of the launch gone.
    function _buyersFreeAt() internal view returns (uint256) {
        uint256 shortest = presale.launchedAt() + 3 days;
        return presale.vestingEnd() > shortest ? presale.vestingEnd() : shortest;
    }

    /// @dev As the rule says it, without the contract's own views: cheap tokens wait for the creator's 180 days.
    function _freeFrom() internal view returns (uint256) {
        (, , , uint256 raised, , uint256 launch) = presale.getPresaleData();
        if (launch == 0) return type(uint256).max;
        (uint256 price, , , uint256 tokens) = trade.tradeConfig();
        (uint256 lpSupply, ) = presale.supplies();
        bool cheap = price * lpSupply < (raised - (raised * FEE_BPS) / 10_000) * tokens;
        return cheap ? launch + 180 days : _buyersFreeAt();
    }

    function _arm(address to, bytes memory data) private {
        thief.arm(to, data);
    }

    function _badConfig(uint256 seed) private view returns (PresaleConfig memory config) {
        config = _plan().presale;
        config.presaleEthAmount = uint128(1 + (seed % 2e8));
        config.userLPShare = uint16(seed % 10_001);
        config.devLPShare = uint16((seed >> 16) % 3000);
        config.backingShare = uint16((seed >> 32) % 6000);
        config.devLPReceiver = creator;
        config.startTime = uint40(block.timestamp + (seed % 3 hours));
        config.endTime = config.startTime + uint40(seed % 40 days);
    }

    function _reserves() internal view returns (uint256, uint256) {
        (uint256 r0, uint256 r1, ) = pair.getReserves();
        return address(token) < address(wtrx) ? (r0, r1) : (r1, r0);
    }

    function _swapOut(uint256 tokens, uint256 trx, address to) internal {
        bool first = address(token) < address(wtrx);
        pair.swap(first ? tokens : trx, first ? trx : tokens, to, "");
    }
}
