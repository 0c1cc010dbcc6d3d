// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {IPayout} from "../src/income/IPayout.sol";
import {Payout} from "../src/income/Payout.sol";
import {IPriceOracle} from "../src/prices/IPriceOracle.sol";
import {PayoutState} from "./PayoutState.sol";
import {Proof} from "./Proof.sol";

/// @notice An older and the newest root with any budgets. Whoever claims names the root, see {MerkleProof}: what trees
/// promise, and to whom, is free.
contract PayoutProof is Proof {
    struct Leaf {
        bytes32 root;
        uint256 since;
        uint256 cumulative;
    }

    bytes32 private constant _OLDER = bytes32(uint256(1));
    bytes32 private constant _NEWEST = bytes32(uint256(2));
    address private constant _ANNA = address(0xB1000);
    address private constant _BEN = address(0xB2000);

    PayoutState private _payout;

    /// @notice The price's place: there is none.
    function consult(address, uint256, address) external pure returns (uint256, uint256, uint256) {
        revert IPriceOracle.PriceOracleStale(address(0));
    }

    /// @notice A payout whose minimum does not matter: without a price there is none.
    function setUp() public {
        IPayout.Roles memory roles = IPayout.Roles(address(0xA1000), address(0xA2000), address(0xA3000));
        Payout.Settings memory settings = Payout.Settings(6 hours, 7 days, 1 << 60, 1e6, 0);
        vm.warp(1000 days);
        _payout = new PayoutState(IPriceOracle(address(this)), settings, roles);
    }

    /// @notice Claims of two users, of one part each, in any order: no root pays more than its budget, and what left
    /// the budgets is what the users got.
    function checkTwoClaims(uint64 older, uint64 newest, Leaf calldata a, Leaf calldata b) public {
        _put(older, newest);
        _claimAll(_ANNA, a);
        _claimAll(_BEN, b);
        _checkBudgets(older, newest, _ANNA.balance + _BEN.balance);
    }

    /// @notice Any two amounts of one leaf: together no more than it names.
    function checkOneLeaf(uint64 older, uint64 newest, Leaf calldata leaf, uint256 one, uint256 two) public {
        _put(older, newest);
        _claim(leaf, one);
        _claim(leaf, two);
        assert(_ANNA.balance <= leaf.cumulative && _payout.claimed(_ANNA) == _ANNA.balance);
    }

    function _put(uint64 older, uint64 newest) private {
        _payout.putRoot(_OLDER, older, false);
        _payout.putRoot(_NEWEST, newest, true);
        vm.deal(address(_payout), uint256(older) + newest);
    }

    function _claimAll(address user, Leaf calldata leaf) private {
        _tryAs(user, address(_payout), abi.encodeCall(IPayout.claimFor, (user, _parts(leaf))));
    }

    function _claim(Leaf calldata leaf, uint256 amount) private {
        _tryAs(_ANNA, address(_payout), abi.encodeCall(IPayout.claim, (amount, _parts(leaf))));
    }

    function _checkBudgets(uint64 older, uint64 newest, uint256 paid) private view {
        (, uint256 olderLeft) = _payout.rootState(_OLDER);
        (, uint256 newestLeft) = _payout.rootState(_NEWEST);
        assert(olderLeft <= older && newestLeft <= newest);
        assert(olderLeft + newestLeft + paid == uint256(older) + newest);
    }

    function _parts(Leaf calldata leaf) private pure returns (IPayout.Part[] memory parts) {
        bytes32[] memory proof = new bytes32[](1);
        proof[0] = leaf.root;
        parts = new IPayout.Part[](1);
        parts[0] = IPayout.Part(leaf.since, leaf.cumulative, proof);
    }
}
