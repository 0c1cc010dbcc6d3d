// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Account, AccountWord, Card, CardWord, Sale} from "../../src/cards/CardWords.sol";
import {Test} from "../base/Test.sol";

/// @notice The packed words against their fields: no change of one field touches another.
contract CardWordsTest is Test {
    function testFuzz_card_KeepsItsFields(address owner, uint32 time, uint8 term, uint56 price) public pure {
        term = term & 0x7f;
        Card pledged = CardWord.pledged(owner, time, term);
        _assertCard(pledged, owner, time, term, 0);
        _assertCard(CardWord.listed(owner, price), owner, 0, 0, price);
        _assertCard(CardWord.owned(owner), owner, 0, 0, 0);
        _assertCard(pledged.markedFrozen(), owner, time, term, 0);
        _assertCard(CardWord.listed(owner, price).markedFrozen(), owner, 0, 0, price);
        _assertCard(pledged.markedFrozen().cleared(), owner, 0, 0, 0);
        assertTrue(pledged.plain() == (time == 0), "pledged is not plain");
        assertTrue(CardWord.listed(owner, price).plain(), "listed is plain");
        assertTrue(!CardWord.owned(owner).markedFrozen().cleared().plain(), "the mark stays");
    }

    function testFuzz_account_KeepsItsFields(
        uint32 cards,
        uint96 credit,
        uint96 fee,
        uint64 more
    ) public pure {
        cards = uint32(bound(cards, 1, type(uint32).max - 1));
        credit = uint96(bound(credit, 0, type(uint96).max - more));
        fee = uint96(bound(fee, 0, type(uint96).max - more));
        Account start = Account.wrap(uint256(cards) | (uint256(credit) << 32) | (uint256(fee) << 128));
        _assertAccount(start, cards, credit, fee);
        _assertAccount(start.withCard(), uint256(cards) + 1, credit, fee);
        _assertAccount(start.handOver(0), cards - 1, credit, fee);
        Account sold = start.handOver(AccountWord.money(more, more));
        _assertAccount(sold, cards - 1, uint256(credit) + more, uint256(fee) + more);
        _assertAccount(start.add(AccountWord.money(more, 0)), cards, uint256(credit) + more, fee);
        _assertAccount(start.withoutCredit(), cards, 0, fee);
        _assertAccount(start.withoutFee(), cards, credit, 0);
    }

    function testFuzz_sale_KeepsItsFields(
        uint32 remain,
        uint32 next,
        uint96 price,
        uint96 income
    ) public pure {
        remain = uint32(bound(remain, 1, type(uint32).max - 5));
        next = uint32(bound(next, 1, type(uint32).max - 1));
        income = uint96(bound(income, 0, type(uint96).max - 7));
        uint256 word =
            uint256(remain) | (uint256(next) << 32) | (uint256(price) << 64) | (uint256(income) << 160);
        Sale start = Sale.wrap(word);
        _assertSale(start, remain, next, price, income);
        _assertSale(start.sold(7, 1), remain - 1, uint256(next) + 1, price, uint256(income) + 7);
        _assertSale(start.sold(7, 0), remain, uint256(next) + 1, price, uint256(income) + 7);
        _assertSale(start.raised(5), uint256(remain) + 5, next, price, income);
        _assertSale(start.withoutIncome(), remain, next, price, 0);
        _assertSale(start.repriced(9), remain, next, 9, income);
        _assertSale(Sale.wrap(0).repriced(price), 0, 1, price, 0);
    }

    function _assertCard(Card card, address owner, uint256 time, uint256 term, uint256 price) private pure {
        assertEq(card.owner(), owner);
        assertEq(card.unlockTime(), time);
        assertEq(card.term(), term);
        assertEq(card.price(), price);
    }

    function _assertAccount(Account account, uint256 cards, uint256 credit, uint256 fee) private pure {
        assertEq(account.cards(), cards);
        assertEq(account.credit(), credit);
        assertEq(account.feeDue(), fee);
    }

    function _assertSale(
        Sale sale,
        uint256 remain,
        uint256 next,
        uint256 price,
        uint256 income
    ) private pure {
        assertEq(sale.remain(), remain);
        assertEq(sale.next(), next);
        assertEq(sale.price(), price);
        assertEq(sale.income(), income);
    }
}
