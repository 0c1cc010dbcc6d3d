// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {DeployDoubles} from "../deploy/DeployDoubles.sol";
import {ReenteringReceiver, RefusingReceiver} from "../doubles/Receivers.sol";
import {LaunchWorld} from "./LaunchWorld.sol";

/// @notice One launch, its people, and a book of every sun that moves between them.
/// @dev Calls never revert here: a refused call is a legal step of a hostile actor.
abstract contract LaunchActors is LaunchWorld {
    uint256 internal constant FUNDS = 1_000_000e6;
    /// @dev The creator's second address is the last, and takes part in the trade alone.
    uint256 internal constant ACTORS = 6;
    uint256 internal constant STRANGERS = 5;

    ReenteringReceiver internal thief;
    RefusingReceiver internal stone;
    address internal sock = address(0x50C4);
    address[ACTORS] public actors;

    mapping(address user => uint256) public paid;
    mapping(address user => uint256) public returned;
    mapping(address user => uint256) public claimedLp;
    mapping(address user => uint256) public tradePaid;
    mapping(address user => uint256) public tradeReturned;
    mapping(address user => uint256) public delivered;
    mapping(address user => uint256) public lockedByTrade;
    /// @dev Tokens that a trade gave out while it had to keep or lock them.
    uint256 public deliveredEarly;
    /// @dev TRX the second address took from the pair before every buyer of the presale could have left.
    uint256 public dumpedEarly;
    uint256 public rawToPresale;
    uint256 public rawToTrade;
    uint256 public creatorProceeds;
    uint256 public creatorStart;
    uint256 public terminal;
    uint256 public tradeTerminal;
    uint256 public lpLaunched;

    constructor(bool backed) {
        _deployWorld();
        _create(backed ? _backedPlan() : _plan());
        thief = DeployDoubles.reenteringReceiver();
        stone = DeployDoubles.refusingReceiver();
        actors = [alice, bob, carol, address(thief), address(stone), sock];
        address[] memory list = new address[](ACTORS);
        for (uint256 i = 0; i < ACTORS; i++) {
            vm.deal(actors[i], FUNDS);
            list[i] = actors[i];
        }
        vm.prank(creator);
        trade.setCanTrade(list, true);
        creatorStart = creator.balance;
    }

    /// @dev Wraps every step: final states stay final, whatever happened.
    modifier watched() {
        _;
        uint256 status = presale.status();
        if (terminal != 0) assertEq(status, terminal);
        if (status >= 3) terminal = status;
        uint256 tradeStatus = trade.status();
        if (tradeTerminal != 0) assertEq(tradeStatus, tradeTerminal);
        bool final_ = tradeStatus == 3 || (tradeStatus == 2 && status == 3);
        if (final_) tradeTerminal = tradeStatus;
    }

    function _do(address who, address to, uint256 value, bytes memory data) internal returns (bool ok) {
        if (who == address(thief) || who == address(stone)) {
            (ok, ) = who.call(abi.encodeCall(thief.act, (to, value, data)));
            return ok;
        }
        vm.prank(who);
        (ok, ) = to.call{value: value}(data);
    }

    function _actor(uint256 seed) internal view returns (address) {
        return actors[seed % STRANGERS];
    }

    function sum(uint8 what) public view returns (uint256 total) {
        for (uint256 i = 0; i < ACTORS; i++) {
            address a = actors[i];
            if (what == 0) total += paid[a] - returned[a];
            else if (what == 1) total += presale.userPresale(a).preSaleCount;
            else if (what == 2) total += claimedLp[a];
            else if (what == 3) total += tradePaid[a] - tradeReturned[a];
            else if (what == 4) total += trade.userTrade(a).tradeCount;
            else total += delivered[a] + lockedByTrade[a];
        }
    }

    function parts()
        external
        view
        returns (
            address token_,
            address presale_,
            address trade_,
            address pool_,
            address pair_,
            address wtrx_
        )
    {
        return (
            address(token),
            address(presale),
            address(trade),
            address(pool),
            address(pair),
            address(wtrx)
        );
    }

    function creatorAddress() external view returns (address) {
        return creator;
    }
}
