// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {TermStake} from "../src/staking/TermStake.sol";
import {Proof} from "./Proof.sol";
import {ProofCoin} from "./ProofCoin.sol";

/// @notice A stake of any amount for a year at 50 %, with a reserve of any size, beside Ben's. No cap of the day is in the way.
contract TermStakeProof is Proof {
    address private constant _ANNA = address(0xB1000);
    address private constant _BEN = address(0xB2000);
    uint256 private constant _START = 1000 days;
    uint256 private constant _BENS = 1000e6;
    uint256 private constant _BENS_REWARD = 500e6;

    TermStake private _stake;
    ProofCoin private _coin;

    /// @notice One term, and Ben's stake.
    function setUp() public {
        vm.warp(_START);
        _coin = new ProofCoin();
        _stake = new TermStake(_coin, address(this), address(0xA1000));
        _stake.addTerm(365, 5000, 0, type(uint80).max);
        _fund(10 * _BENS_REWARD);
        _stakeAs(_BEN, uint128(_BENS));
    }

    /// @notice Whatever the owner takes of the free part, at the end both stakes are paid with their rewards, and the
    /// coins left are the free part. Wider sums take the solver longer than its limit.
    function checkPaid(uint32 funded, uint32 amount, uint32 taken) public {
        _fund(funded);
        _stakeAs(_ANNA, amount);
        uint256 reward = _stake.positionOf(_ANNA, 2).reward;
        assert(_stake.reserved() == reward + _BENS_REWARD);
        bytes memory withdraw = abi.encodeCall(TermStake.withdrawFree, (address(0xC1000), taken));
        _tryAs(address(this), address(_stake), withdraw);

        vm.warp(_START + 365 days);
        assert(_tryAs(_ANNA, address(_stake), abi.encodeCall(TermStake.close, (2))));
        assert(_tryAs(_BEN, address(_stake), abi.encodeCall(TermStake.close, (1))));
        assert(_coin.balanceOf(_ANNA) == amount + reward);
        assert(_coin.balanceOf(_BEN) == _BENS + _BENS_REWARD);
        assert(_stake.reserved() == 0 && _coin.balanceOf(address(_stake)) == _stake.free());
    }

    /// @notice Who leaves early, at any time, gets the amount alone; the reward is free again, and there is no second time.
    function checkEarly(uint80 funded, uint80 amount, uint256 time) public {
        vm.assume(time >= _START && time < LATEST);
        _fund(funded);
        uint256 free = _stake.free();
        _stakeAs(_ANNA, amount);
        vm.warp(time);
        bytes memory early = abi.encodeCall(TermStake.closeEarly, (2));
        if (!_tryAs(_ANNA, address(_stake), early)) return;

        assert(time >= _START + 3 days && time < _START + 365 days);
        assert(_coin.balanceOf(_ANNA) == amount && _stake.free() == free);
        assert(_coin.balanceOf(address(_stake)) == free + _BENS + _BENS_REWARD);
        assert(!_tryAs(_ANNA, address(_stake), early));
    }

    function _fund(uint256 amount) private {
        _mint(address(this), amount);
        _stake.fund(amount);
    }

    function _stakeAs(address user, uint128 amount) private {
        _mint(user, amount);
        vm.prank(user);
        _stake.stake(amount, 0, 0);
    }

    function _mint(address user, uint256 amount) private {
        _coin.mint(user, amount);
        vm.prank(user);
        _coin.approve(address(_stake), amount);
    }
}
