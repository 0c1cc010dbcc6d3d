// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {TestUsdt} from "../../src/coins/TestUsdt.sol";
import {IPayout} from "../../src/income/IPayout.sol";
import {ISolvencyLog} from "../../src/solvency/ISolvencyLog.sol";
import {SolvencyLog} from "../../src/solvency/SolvencyLog.sol";
import {Test} from "../base/Test.sol";
import {DeployCoins} from "../deploy/DeployCoins.sol";
import {DeploySolvency} from "../deploy/DeploySolvency.sol";

/// @dev Answers every call with what it was given, or not at all.
contract AnsweringCoin {
    bytes private _answer;
    bool private immutable _REVERTS;
    bool private immutable _BURNS;

    constructor(bytes memory answer, bool reverts, bool burns) {
        _answer = answer;
        _REVERTS = reverts;
        _BURNS = burns;
    }

    // solhint-disable-next-line payable-fallback, no-complex-fallback
    fallback(bytes calldata) external returns (bytes memory) {
        if (_REVERTS) revert("no");
        while (_BURNS) {}
        return _answer;
    }
}

contract SolvencyLogTest is Test {
    address private constant PAYOUT = address(0xA0);
    address private constant PUBLISHER = address(0xA1);
    address private constant STRANGER = address(0xA2);
    bytes32 private constant HASH = bytes32(uint256(0xB10C));
    bytes32 private constant ROOT = bytes32(uint256(0xF00D));
    SolvencyLog private log;

    function setUp() public {
        vm.roll(1000);
        log = DeploySolvency.solvencyLog(IPayout(PAYOUT));
        _propose(PUBLISHER);
        vm.setBlockhash(990, HASH);
        vm.setBlockhash(991, HASH);
    }

    function testFuzz_publish_RevertWhen_CallerDoesNotPropose(address caller) public {
        vm.assume(caller != PUBLISHER);
        vm.expectRevert(abi.encodeWithSelector(ISolvencyLog.SolvencyLogNotPublisher.selector, caller));
        vm.prank(caller);
        log.publish(990, HASH, ROOT, 3);
    }

    function test_publish_GivenProposerWasReplaced() public {
        _propose(STRANGER);
        vm.expectRevert(abi.encodeWithSelector(ISolvencyLog.SolvencyLogNotPublisher.selector, PUBLISHER));
        _publish(990, HASH, ROOT);
        vm.prank(STRANGER);
        log.publish(990, HASH, ROOT, 3);
        assertEq(log.publisher(), STRANGER);
        assertEq(log.rootAt(990), ROOT);
    }

    function test_publish_RevertWhen_NotNewer() public {
        _publish(990, HASH, ROOT);
        vm.expectRevert(abi.encodeWithSelector(ISolvencyLog.SolvencyLogNotNewer.selector, 990, 990));
        _publish(990, HASH, bytes32(uint256(1)));
        vm.setBlockhash(989, HASH);
        vm.expectRevert(abi.encodeWithSelector(ISolvencyLog.SolvencyLogNotNewer.selector, 989, 990));
        _publish(989, HASH, ROOT);
    }

    function test_publish_RevertWhen_HashIsOfAnotherBlock() public {
        bytes32 other = bytes32(uint256(HASH) + 1);
        vm.expectRevert(abi.encodeWithSelector(ISolvencyLog.SolvencyLogOtherBlock.selector, 990, other));
        _publish(990, other, ROOT);
    }

    function test_publish_RevertWhen_BlockIsNotMadeOrTooOld() public {
        vm.expectRevert(abi.encodeWithSelector(ISolvencyLog.SolvencyLogOtherBlock.selector, 1000, HASH));
        _publish(1000, HASH, ROOT);
        vm.expectRevert(abi.encodeWithSelector(ISolvencyLog.SolvencyLogOtherBlock.selector, 1000, 0));
        _publish(1000, 0, ROOT);
        vm.expectRevert(abi.encodeWithSelector(ISolvencyLog.SolvencyLogOtherBlock.selector, 700, 0));
        _publish(700, 0, ROOT);
    }

    function test_publish_RevertWhen_RootIsZero() public {
        vm.expectRevert(ISolvencyLog.SolvencyLogEmptyRoot.selector);
        _publish(990, HASH, 0);
    }

    function test_publish_KeepsEveryRoot() public {
        assertEq(log.newest(), 0);
        vm.expectEmit(true, true, true, true, address(log));
        emit ISolvencyLog.RootPublished(990, HASH, ROOT, 3);
        _publish(990, HASH, ROOT);
        _publish(991, HASH, bytes32(uint256(1)));
        assertEq(log.newest(), 991);
        assertEq(log.rootAt(990), ROOT);
        assertEq(log.rootAt(991), bytes32(uint256(1)));
        assertEq(log.rootAt(992), 0);
    }

    function test_balances_OfTrxAndCoins_AtOneBlock() public {
        TestUsdt usdt = DeployCoins.testUsdt(address(this));
        usdt.mint(address(this), 5e6);
        vm.deal(STRANGER, 77);
        (uint256 number, uint256[] memory amounts) = log.balances(
            _three(address(0), STRANGER, address(usdt), address(this), address(usdt), STRANGER)
        );
        assertEq(number, 1000);
        assertEq(amounts[0], 77);
        assertEq(amounts[1], 5e6);
        assertEq(amounts[2], 0);
    }

    function test_balances_WhenCoinsDoNotAnswer_TheOthersAreTold() public {
        address reverting = address(new AnsweringCoin("", true, false));
        address burning = address(new AnsweringCoin("", false, true));
        address shorter = address(new AnsweringCoin(new bytes(31), false, false));
        vm.deal(STRANGER, 77);
        (, uint256[] memory amounts) = log.balances(
            _three(reverting, STRANGER, burning, STRANGER, address(0), STRANGER)
        );
        assertEq(amounts[0] + amounts[1], 0);
        assertEq(amounts[2], 77);
        (, amounts) = log.balances(
            _three(shorter, STRANGER, address(0xDEAD), STRANGER, address(0), STRANGER)
        );
        assertEq(amounts[0] + amounts[1], 0);
        assertEq(amounts[2], 77);
    }

    function test_balances_WhenACoinAnswersTooMuch_TheFirstWordCounts() public {
        address longer = address(new AnsweringCoin(abi.encode(5, 6, 7), false, false));
        (, uint256[] memory amounts) = log.balances(
            _three(longer, STRANGER, address(0), STRANGER, longer, PUBLISHER)
        );
        assertEq(amounts[0], 5);
        assertEq(amounts[2], 5);
    }

    function _propose(address who) private {
        vm.clearMockedCalls();
        vm.mockCall(PAYOUT, abi.encodeCall(IPayout.proposer, ()), abi.encode(who));
    }

    function _publish(uint256 number, bytes32 blockHash, bytes32 root) private {
        vm.prank(PUBLISHER);
        log.publish(number, blockHash, root, 3);
    }

    function _three(
        address coin0,
        address holder0,
        address coin1,
        address holder1,
        address coin2,
        address holder2
    ) private pure returns (ISolvencyLog.Holding[] memory holdings) {
        holdings = new ISolvencyLog.Holding[](3);
        holdings[0] = ISolvencyLog.Holding(holder0, coin0);
        holdings[1] = ISolvencyLog.Holding(holder1, coin1);
        holdings[2] = ISolvencyLog.Holding(holder2, coin2);
    }
}
