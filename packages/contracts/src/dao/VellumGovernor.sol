// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Governor} from "@openzeppelin/tron-contracts/governance/Governor.sol";
import {TimelockController} from "@openzeppelin/tron-contracts/governance/TimelockController.sol";
import {GovernorCountingSimple} from "@openzeppelin/tron-contracts/governance/extensions/GovernorCountingSimple.sol";
import {GovernorPreventLateQuorum} from "@openzeppelin/tron-contracts/governance/extensions/GovernorPreventLateQuorum.sol";
import {GovernorProposalGuardian} from "@openzeppelin/tron-contracts/governance/extensions/GovernorProposalGuardian.sol";
import {GovernorTimelockControl} from "@openzeppelin/tron-contracts/governance/extensions/GovernorTimelockControl.sol";
import {GovernorVotes} from "@openzeppelin/tron-contracts/governance/extensions/GovernorVotes.sol";
import {GovernorVotesQuorumFraction} from "@openzeppelin/tron-contracts/governance/extensions/GovernorVotesQuorumFraction.sol";
import {IVotes} from "@openzeppelin/tron-contracts/governance/utils/IVotes.sol";
import {Bytes} from "@openzeppelin/tron-contracts/utils/Bytes.sol";
import {Strings} from "@openzeppelin/tron-contracts/utils/Strings.sol";
import {VoteRhythm} from "./VoteRhythm.sol";

/// @title Votes of the platform coin over the adjustable parameters
/// @notice Proposing takes 0.5 % of all votes, passing 4 % in favour or abstaining; a quorum reached late prolongs the
/// vote. The guardian can only cancel, and cannot cancel its own replacement. The deployment names one; a vote can end
/// the office by the zero address, and then nobody cancels after a vote began. Only the account that a description names
/// can propose it.
contract VellumGovernor is
    VoteRhythm,
    GovernorCountingSimple,
    GovernorVotes,
    GovernorVotesQuorumFraction,
    GovernorTimelockControl,
    GovernorPreventLateQuorum,
    GovernorProposalGuardian
{
    uint256 private constant _QUORUM_PERCENT = 4;
    uint256 private constant _THRESHOLD_BPS = 50;
    uint256 private constant _BPS = 10_000;

    uint48 private immutable _LATE_EXTENSION;

    /// @notice The guardian cannot cancel the proposal that replaces it.
    error VellumGovernorGuardianBound();
    /// @notice A deployment names a guardian.
    error VellumGovernorNoGuardian();
    /// @notice A vote cannot lower this below what the deployment promised.
    error VellumGovernorBelowFloor(uint256 value, uint256 floor);

    constructor(
        IVotes votes,
        TimelockController timelock_,
        Rhythm memory rhythm,
        address guardian,
        uint256 embeddedChain
    )
        Governor("VellumGovernor")
        VoteRhythm(rhythm, embeddedChain)
        GovernorVotes(votes)
        GovernorVotesQuorumFraction(_QUORUM_PERCENT)
        GovernorTimelockControl(timelock_)
        GovernorPreventLateQuorum(rhythm.lateExtension)
    {
        if (guardian == address(0)) revert VellumGovernorNoGuardian();
        _LATE_EXTENSION = rhythm.lateExtension;
        _setProposalGuardian(guardian);
    }

    /// @notice Cancels a proposal: its proposer before the vote, the guardian until it is executed.
    function cancel(
        address[] memory targets,
        uint256[] memory values,
        bytes[] memory calldatas,
        bytes32 descriptionHash
    ) public override returns (uint256) {
        if (
            msg.sender == proposalGuardian() &&
            targets.length == 1 &&
            targets[0] == address(this) &&
            bytes4(calldatas[0]) == this.setProposalGuardian.selector
        ) revert VellumGovernorGuardianBound();
        return super.cancel(targets, values, calldatas, descriptionHash);
    }

    /// @notice By a vote: the share of all votes that passing takes, in percent; never less than 4.
    function updateQuorumNumerator(uint256 percent) public override {
        if (percent < _QUORUM_PERCENT) revert VellumGovernorBelowFloor(percent, _QUORUM_PERCENT);
        super.updateQuorumNumerator(percent);
    }

    /// @notice By a vote: how long a late quorum prolongs one; never less than at deployment.
    function setLateQuorumVoteExtension(uint48 extension) public override {
        if (extension < _LATE_EXTENSION) revert VellumGovernorBelowFloor(extension, _LATE_EXTENSION);
        super.setLateQuorumVoteExtension(extension);
    }

    /// @notice Votes needed to propose: 0.5 % of the supply.
    function proposalThreshold() public view override returns (uint256) {
        return (token().getPastTotalSupply(clock() - 1) * _THRESHOLD_BPS) / _BPS;
    }

    /// @inheritdoc GovernorTimelockControl
    function state(
        uint256 proposalId
    ) public view override(Governor, GovernorTimelockControl) returns (ProposalState) {
        return super.state(proposalId);
    }

    /// @inheritdoc GovernorTimelockControl
    function proposalNeedsQueuing(
        uint256 proposalId
    ) public view override(Governor, GovernorTimelockControl) returns (bool) {
        return super.proposalNeedsQueuing(proposalId);
    }

    /// @inheritdoc GovernorPreventLateQuorum
    function proposalDeadline(
        uint256 proposalId
    ) public view override(Governor, GovernorPreventLateQuorum) returns (uint256) {
        return super.proposalDeadline(proposalId);
    }

    function _queueOperations(
        uint256 proposalId,
        address[] memory targets,
        uint256[] memory values,
        bytes[] memory calldatas,
        bytes32 descriptionHash
    ) internal override(Governor, GovernorTimelockControl) returns (uint48) {
        return super._queueOperations(proposalId, targets, values, calldatas, descriptionHash);
    }

    function _executeOperations(
        uint256 proposalId,
        address[] memory targets,
        uint256[] memory values,
        bytes[] memory calldatas,
        bytes32 descriptionHash
    ) internal override(Governor, GovernorTimelockControl) {
        super._executeOperations(proposalId, targets, values, calldatas, descriptionHash);
    }

    function _cancel(
        address[] memory targets,
        uint256[] memory values,
        bytes[] memory calldatas,
        bytes32 descriptionHash
    ) internal override(Governor, GovernorTimelockControl) returns (uint256) {
        return super._cancel(targets, values, calldatas, descriptionHash);
    }

    function _tallyUpdated(uint256 proposalId) internal override(Governor, GovernorPreventLateQuorum) {
        super._tallyUpdated(proposalId);
    }

    /// @dev Not the extension's rule: without a guardian it would let proposers cancel what has passed.
    function _validateCancel(
        uint256 proposalId,
        address caller
    ) internal view override(Governor, GovernorProposalGuardian) returns (bool) {
        return caller == proposalGuardian() || Governor._validateCancel(proposalId, caller);
    }

    function _executor() internal view override(Governor, GovernorTimelockControl) returns (address) {
        return super._executor();
    }

    /// @dev A description must end with its proposer, `#proposer=0x…` in lower case. Without it anyone with enough votes
    /// could propose the same calls under the same id first, and cancel them.
    function _isValidDescriptionForProposer(
        address proposer,
        string memory description
    ) internal pure override returns (bool) {
        bytes memory text = bytes(description);
        bytes memory mark = bytes.concat("#proposer=", bytes(Strings.toHexString(proposer)));
        if (text.length < mark.length) return false;
        return keccak256(Bytes.slice(text, text.length - mark.length)) == keccak256(mark);
    }
}
