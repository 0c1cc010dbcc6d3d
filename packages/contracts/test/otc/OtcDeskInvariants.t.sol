// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {TestUsdt} from "../../src/coins/TestUsdt.sol";
import {IOtcDesk} from "../../src/otc/IOtcDesk.sol";
import {OtcDesk} from "../../src/otc/OtcDesk.sol";
import {Campaign} from "../base/Campaign.sol";
import {Test} from "../base/Test.sol";
import {DeployCoins} from "../deploy/DeployCoins.sol";
import {DeployDoubles} from "../deploy/DeployDoubles.sol";
import {DeployOtc} from "../deploy/DeployOtc.sol";
import {ToggleCoin} from "../doubles/ToggleCoin.sol";

/// @notice Four users deal in a coin that breaks, takes fees and calls back, in USDT and in TRX.
contract OtcDeskHandler is Test {
    OtcDesk public immutable desk = DeployOtc.otcDesk(address(this), address(this));
    ToggleCoin public immutable coin = DeployDoubles.toggleCoin();
    TestUsdt public immutable usdt = DeployCoins.testUsdt(address(this));
    address[4] public users = [address(0x2001), address(0x2002), address(0x2003), address(0x2004)];
    uint256 public trxIn;

    constructor() {
        vm.warp(1_800_000_000);
        for (uint256 i; i < 4; ++i) {
            coin.mint(users[i], 1e20);
            usdt.mint(users[i], 1e20);
            vm.deal(users[i], 1e20);
            vm.startPrank(users[i]);
            coin.approve(address(desk), type(uint256).max);
            usdt.approve(address(desk), type(uint256).max);
            vm.stopPrank();
        }
    }

    function make(
        uint256 who,
        bool sellUsdt,
        bool wantTrx,
        uint96 amount,
        uint96 want,
        uint256 taker
    ) external {
        address sell = sellUsdt ? address(usdt) : address(coin);
        address wanted =
            wantTrx
                ? address(0)
                : sellUsdt
                    ? address(coin)
                    : address(usdt);
        amount = uint96(bound(amount, 1, 1e15));
        want = uint96(bound(want, 1, 1e15));
        address only = taker % 3 == 0 ? users[((who % 4) + 1) % 4] : address(0);
        vm.prank(users[who % 4]);
        try
            desk.makeOffer(
                sell,
                amount,
                wanted,
                want,
                only,
                uint40(block.timestamp + 1 + (taker % 5 days)),
                taker % 7 == 0
            )
        {} catch {}
    }

    function take(uint256 who, uint256 id, uint96 amount) external {
        if (desk.offersLength() == 0) return;
        id %= desk.offersLength();
        IOtcDesk.Offer memory offer = desk.offers(id);
        if (offer.left == 0) return;
        amount = uint96(bound(amount, 1, offer.left));
        if (who % 5 == 0) amount = offer.left;
        uint256 pay = desk.quote(id, amount);
        uint256 value = offer.want == address(0) ? pay : 0;
        address taker = users[who % 4];
        if (value > taker.balance) return;
        vm.prank(taker);
        try desk.takeOffer{value: value}(id, amount, pay) {
            trxIn += value;
            assertTrue(offer.onlyTaker == address(0) || offer.onlyTaker == taker, "another's offer");
            assertTrue(block.timestamp < offer.expires, "expired");
            assertTrue(!offer.wholeOnly || amount == offer.amount, "a part of a whole");
        } catch {}
    }

    /// @dev Never refused to the maker, nor to anyone after the expiry, unless the coin itself refuses.
    function cancel(uint256 who, uint256 id) external {
        if (desk.offersLength() == 0) return;
        id %= desk.offersLength();
        IOtcDesk.Offer memory offer = desk.offers(id);
        address caller = users[who % 4];
        bool may = offer.left != 0 && (caller == offer.maker || block.timestamp >= offer.expires);
        bool works = offer.sell == address(usdt) || !coin.broken();
        vm.prank(caller);
        try desk.cancelOffer(id) {
            assertTrue(may, "cancelled by another");
        } catch {
            assertTrue(!may || !works, "the maker could not leave");
        }
    }

    function withdraw(uint256 who) external {
        address user = users[who % 4];
        uint256 due = desk.credit(user);
        if (due == 0) return;
        vm.prank(user);
        desk.withdrawCredit();
        trxIn -= due;
    }

    function hostileCoin(bool broken, uint256 fee, bool calling, uint256 id) external {
        coin.setBroken(broken);
        coin.setFee(fee % 3 == 0 ? fee % 500 : 0);
        coin.setCallback(
            calling ? address(desk) : address(0),
            abi.encodeCall(IOtcDesk.cancelOffer, (id % 8))
        );
    }

    function guardian(uint32 length) external {
        try desk.pauseEntries(uint40(block.timestamp + 1 + (length % 8 days))) {} catch {}
    }

    function donate(uint96 amount) external {
        vm.deal(address(desk), address(desk).balance + (amount % 1e9));
        trxIn += amount % 1e9;
        usdt.mint(address(desk), amount % 1e9);
    }

    function wait(uint32 time) external {
        vm.warp(block.timestamp + (time % 2 days));
    }

    function escrowed(address sold) external view returns (uint256 sum) {
        for (uint256 i; i < desk.offersLength(); ++i) {
            IOtcDesk.Offer memory offer = desk.offers(i);
            if (offer.sell == sold) sum += offer.left;
        }
    }

    function credits() external view returns (uint256 sum) {
        for (uint256 i; i < 4; ++i) sum += desk.credit(users[i]);
    }
}

contract OtcDeskInvariants is Campaign {
    OtcDeskHandler private handler;

    function setUp() public {
        handler = new OtcDeskHandler();
        _callAll(address(handler));
    }

    function invariant_EveryOfferIsCovered() public view {
        address desk = address(handler.desk());
        assertLe(handler.escrowed(address(handler.usdt())), handler.usdt().balanceOf(desk));
        assertLe(handler.escrowed(address(handler.coin())), handler.coin().balanceOf(desk));
    }

    function invariant_EveryCreditIsHeld() public view {
        assertLe(handler.credits(), address(handler.desk()).balance);
        assertEq(address(handler.desk()).balance, handler.trxIn());
    }
}
