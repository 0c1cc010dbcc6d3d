// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Locker} from "../src/locks/Locker.sol";
import {IPriceOracle} from "../src/prices/IPriceOracle.sol";
import {Proof} from "./Proof.sol";
import {ProofCoin} from "./ProofCoin.sol";

/// @notice A lock of any amount, length and time beside one of somebody else. Prices play no part: no money path reads them.
contract LockerProof is Proof {
    address private constant _OTHER = address(0xB1000);
    address private constant _ANNA = address(0xB2000);
    uint256 private constant _START = 1000 days;
    uint256 private constant _OTHER_AMOUNT = 5;

    Locker private _locker;
    ProofCoin private _coin;
    uint256 private _otherKey;

    /// @notice One lock of 5 sun for a day.
    function setUp() public {
        _locker = new Locker(IPriceOracle(address(0)), address(0), address(0));
        _coin = new ProofCoin();
        _otherKey = _lock(_OTHER, _OTHER_AMOUNT, 1, _START);
    }

    /// @notice Whoever takes out any key at any time: it is their own, it is open, it pays what was locked, and only once.
    function checkUnlock(
        uint256 amount,
        uint256 day,
        uint256 from,
        address caller,
        uint256 wanted,
        uint256 time
    ) public {
        uint256 key = _lock(_ANNA, amount, day, from);
        vm.assume(time >= from && time < LATEST);
        vm.warp(time);
        bytes memory unlock = abi.encodeCall(Locker.unlock, (wanted));
        if (!_tryAs(caller, address(_locker), unlock)) return;

        if (wanted == key) {
            assert(caller == _ANNA && time >= from + day * 1 days);
            assert(_coin.balanceOf(_ANNA) == amount);
            assert(_coin.balanceOf(address(_locker)) == _OTHER_AMOUNT);
        } else {
            assert(caller == _OTHER && wanted == _otherKey && time >= _START + 1 days);
            assert(_coin.balanceOf(address(_locker)) == amount);
        }
        assert(!_tryAs(caller, address(_locker), unlock));
    }

    /// @notice From its time on the locker can take a lock out, whether or not another one is gone.
    function checkUnlockInTime(uint256 amount, uint256 day, uint256 from, uint256 time, bool gone) public {
        uint256 key = _lock(_ANNA, amount, day, from);
        vm.assume(time >= from + day * 1 days && time < LATEST);
        vm.warp(time);
        if (gone) _tryAs(_OTHER, address(_locker), abi.encodeCall(Locker.unlock, (_otherKey)));
        assert(_tryAs(_ANNA, address(_locker), abi.encodeCall(Locker.unlock, (key))));
        assert(_coin.balanceOf(_ANNA) == amount);
    }

    /// @notice Only the locker extends a lock, and an extension never opens it earlier.
    function checkExtend(uint256 day, uint256 from, address caller, uint256 wanted, uint256 more) public {
        uint256 key = _lock(_ANNA, 7, day, from);
        vm.assume(wanted == key);
        if (!_tryAs(caller, address(_locker), abi.encodeCall(Locker.extend, (wanted, more)))) return;
        assert(caller == _ANNA && _locker.locks(1).lockTime > from + day * 1 days);
    }

    function _lock(address locker, uint256 amount, uint256 day, uint256 time) private returns (uint256 key) {
        vm.assume(amount != 0 && amount < type(uint256).max - _OTHER_AMOUNT);
        vm.assume(day != 0 && day <= 3650 && time >= _START && time < LATEST);
        vm.warp(time);
        _coin.mint(locker, amount);
        vm.prank(locker);
        _coin.approve(address(_locker), amount);
        vm.prank(locker);
        return _locker.lock(amount, address(_coin), day);
    }
}
