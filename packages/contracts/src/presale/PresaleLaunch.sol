// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {IWtrx} from "../coins/IWtrx.sol";
import {IUniswapV2Pair} from "../dex/IUniswapV2.sol";
import {ILocker} from "../locks/ILocker.sol";
import {ILaunchToken} from "../token-launch/ILaunchToken.sol";
import {ITokenFactory} from "../token-launch/ITokenFactory.sol";
import {IBasePool} from "./IBasePool.sol";
import {IPresale, PresaleConfig} from "./IPresale.sol";
import {PresaleLedger} from "./PresaleLedger.sol";
import {PresaleRules} from "./PresaleRules.sol";
import {PresaleStatus} from "./PresaleStatus.sol";

/// @title How a presale ends
/// @notice The only way out for the raised TRX besides refunds: fee, backing, pair.
abstract contract PresaleLaunch is PresaleLedger {
    using PresaleRules for PresaleConfig;

    address private constant _DEAD = address(0xdead);
    bytes32 private constant _FEE_KIND = "presale";
    uint256 private constant _LAUNCH_WINDOW = 3 days;

    IWtrx private immutable _WTRX;
    ILocker private immutable _LOCKER;

    constructor(address wtrx, address locker) {
        _WTRX = IWtrx(wtrx);
        _LOCKER = ILocker(locker);
    }

    /// @inheritdoc IPresale
    function endPresale() external nonReentrant {
        _requireStatus(PresaleStatus.ENDED);
        Sale memory sale = _sale;
        sale.phase = _LAUNCHED;
        sale.launchedAt = uint40(block.timestamp);
        // Written before any call out: base pool and trade ask for the status.
        _sale = sale;

        (uint256 raised, uint256 fee, uint256 backing) = _moneyOf(sale.sold);
        if (fee != 0) ITokenFactory(factory).payFee{value: fee}(token, _FEE_KIND);
        if (backing != 0) IBasePool(basePool).deposit{value: backing}();

        uint256 minted = _fundPair(raised - fee - backing);
        sale.lpForUsers = uint112((minted * _config.userLPShare) / PresaleRules.BPS);
        _sale = sale;
        uint256 lpForDev = (minted * _config.devLPShare) / PresaleRules.BPS;
        _lockDevShares(lpForDev);
        uint256 rest = minted - sale.lpForUsers - lpForDev;
        if (rest != 0) IUniswapV2Pair(pair).transfer(_DEAD, rest);
        ILaunchToken(token).open();

        emit Launched(fee, backing, raised - fee - backing, sale.lpForUsers, lpForDev);
        emit Ended(true, raised, minted);
    }

    /// @inheritdoc IPresale
    function failPresale() external {
        _requireStatus(PresaleStatus.ENDED);
        uint256 soldOutAt = _sale.soldOutAt;
        uint256 from = (soldOutAt == 0 ? _config.endTime : soldOutAt) + _LAUNCH_WINDOW;
        if (block.timestamp < from) revert PresaleFailTooEarly(from);
        _fail();
    }

    function _fail() internal {
        Sale memory sale = _sale;
        sale.phase = _FAILED;
        _sale = sale;
        emit Ended(false, uint256(sale.sold) * _config.presaleEthAmount, 0);
    }

    /// @dev The pair's own `mint`, not a router: a router reverts on a pair that somebody sent WTRX to and synced. The
    /// first mint counts what came on top of the reserves, so such a gift only adds to the pool.
    function _fundPair(uint256 pooled) private returns (uint256 minted) {
        address pair_ = pair;
        _WTRX.deposit{value: pooled}();
        _WTRX.transfer(pair_, pooled);
        ILaunchToken(token).transfer(pair_, _lpSupply);
        return IUniswapV2Pair(pair_).mint(address(this));
    }

    function _lockDevShares(uint256 lpForDev) private {
        uint256 devSupply = _devSupply;
        if (lpForDev != 0) _lockFor(pair, lpForDev);
        if (devSupply != 0) _lockFor(token, devSupply);
    }

    function _lockFor(address coin, uint256 amount) private {
        ILaunchToken(coin).approve(address(_LOCKER), amount);
        _LOCKER.lockByAdd(amount, coin, _config.devLockDays(), _config.devLPReceiver);
    }
}
