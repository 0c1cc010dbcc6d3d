// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {IPayout} from "../../src/income/IPayout.sol";
import {Payout} from "../../src/income/Payout.sol";
import {DeployIncome} from "../deploy/DeployIncome.sol";
import {MarketBase} from "../prices/MarketBase.sol";
import {MerkleTree} from "./MerkleTree.sol";

/// @notice A payout with 1,000 TRX, a daily cap of 100 TRX, ten days after its deployment.
abstract contract PayoutBase is MarketBase {
    address internal constant OWNER = address(0xA0);
    address internal constant GUARDIAN = address(0xA1);
    address internal constant PROPOSER = address(0xA2);
    address internal constant ANNA = address(0xB1);
    address internal constant BEN = address(0xB2);
    address internal constant CARL = address(0xB3);
    address internal constant RESERVE = address(0xA3);
    uint256 internal constant TRX = 1e6;
    uint256 internal constant CAP = 100 * TRX;

    Payout internal payout;

    function setUp() public virtual override {
        super.setUp();
        payout = DeployIncome.payout(oracle, address(usdt), address(wtrx), settings(), OWNER, seats());
        vm.deal(address(this), 100_000 * TRX);
        payout.fund{value: 1000 * TRX}();
        pass(10 days);
    }

    function settings() internal pure returns (Payout.Settings memory) {
        return
            Payout.Settings({
                rootDelay: 6 hours,
                roleDelay: 7 days,
                dailyCap: uint96(CAP),
                minWithdrawU: 10e6,
                embeddedChain: 0
            });
    }

    function seats() internal pure returns (IPayout.Roles memory) {
        return IPayout.Roles(PROPOSER, RESERVE, GUARDIAN);
    }

    /// @notice The leaves of Anna, Ben and Carl in a first root with these sums.
    function leaves(uint256 anna, uint256 ben, uint256 carl) internal view returns (bytes32[] memory) {
        return leavesSince([uint256(0), 0, 0], [anna, ben, carl]);
    }

    /// @notice The leaves of Anna, Ben and Carl in a root that raises their sums.
    function leavesSince(
        uint256[3] memory since,
        uint256[3] memory cumulative
    ) internal view returns (bytes32[] memory all) {
        all = new bytes32[](3);
        all[0] = payout.leafOf(ANNA, since[0], cumulative[0]);
        all[1] = payout.leafOf(BEN, since[1], cumulative[1]);
        all[2] = payout.leafOf(CARL, since[2], cumulative[2]);
    }

    /// @notice The leaf `index` of `all` as the only part of a claim.
    function part(
        uint256 since,
        uint256 cumulative,
        bytes32[] memory all,
        uint256 index
    ) internal pure returns (IPayout.Part[] memory parts) {
        parts = new IPayout.Part[](1);
        parts[0] = IPayout.Part(since, cumulative, MerkleTree.proof(all, index));
    }

    function both(
        IPayout.Part[] memory first,
        IPayout.Part[] memory second
    ) internal pure returns (IPayout.Part[] memory parts) {
        parts = new IPayout.Part[](2);
        (parts[0], parts[1]) = (first[0], second[0]);
    }

    function propose(bytes32 root, uint256 total) internal {
        proposeAs(PROPOSER, root, total);
    }

    function proposeAs(address who, bytes32 root, uint256 total) internal {
        vm.prank(who);
        payout.proposeRoot(root, total, vm.getBlockNumber());
    }

    /// @notice A stranger's proposal with the bond that it takes; `who` is given the bond.
    function proposeBonded(address who, bytes32 root, uint256 total) internal {
        uint256 bond = bondFor(total);
        vm.deal(who, who.balance + bond);
        vm.prank(who);
        payout.proposeRoot{value: bond}(root, total, vm.getBlockNumber());
    }

    function bondFor(uint256 total) internal view returns (uint256) {
        (uint256 promised, , ) = payout.totals();
        return (total - promised) / 10;
    }

    function vetoAs(address who) internal {
        (bytes32 waiting, , , ) = payout.pendingRoot();
        vm.prank(who);
        payout.vetoRoot(waiting);
    }

    /// @notice `who` may not refuse the waiting root.
    function vetoRefused(address who) internal {
        (bytes32 waiting, , , ) = payout.pendingRoot();
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutNotAllowed.selector, who));
        vm.prank(who);
        payout.vetoRoot(waiting);
    }

    /// @notice The only leaf of a root that gives `who` `amount` more than they had received.
    function ownRoot(address who, uint256 amount) internal view returns (bytes32) {
        uint256 since = payout.claimed(who);
        return payout.leafOf(who, since, since + amount);
    }

    function claimOwn(address who, uint256 amount) internal {
        uint256 since = payout.claimed(who);
        IPayout.Part[] memory parts = new IPayout.Part[](1);
        parts[0] = IPayout.Part(since, since + amount, new bytes32[](0));
        payout.claimFor(who, parts);
    }

    function activate(bytes32[] memory all, uint256 total) internal {
        propose(MerkleTree.root(all), total);
        pass(6 hours);
        payout.activateRoot();
    }
}
