// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

// Words are built and written as a whole, so each action pays for one write per word whatever the compiler makes of
// structs: the TVM has no discount for a second write to the same slot.

/// @dev A card: owner 160 | unlockTime 32 | term 7 | frozenOnce 1 | price 56. unlockTime != 0: pledged. price != 0:
/// listed. Never both. `frozenOnce` is set by a freeze: only then the freeze itself must be looked up.
type Card is uint256;

/// @dev A user: cards 32 | credit 96 | feeDue 96. `credit` can be withdrawn; `feeDue` was paid by the user and waits to
/// go to the fee vault.
type Account is uint256;

/// @dev The changing part of a level: remain 32 | next 32 | price 96 | income 96. `next` is the serial of the next card,
/// 0 for a level that does not exist.
type Sale is uint256;

using CardWord for Card global;
using AccountWord for Account global;
using SaleWord for Sale global;

uint256 constant MASK_32 = type(uint32).max;
uint256 constant MASK_96 = type(uint96).max;

/// @notice Fields of {Card}.
library CardWord {
    uint256 private constant _FROZEN_ONCE = 1 << 199;
    uint256 private constant _NOT_PLAIN = _FROZEN_ONCE | (MASK_32 << 160);

    function owned(address owner_) internal pure returns (Card) {
        return Card.wrap(uint160(owner_));
    }

    function pledged(address owner_, uint256 unlockTime_, uint256 term_) internal pure returns (Card) {
        return Card.wrap(uint160(owner_) | (unlockTime_ << 160) | (term_ << 192));
    }

    function listed(address owner_, uint256 price_) internal pure returns (Card) {
        return Card.wrap(uint160(owner_) | (price_ << 200));
    }

    function owner(Card self) internal pure returns (address) {
        return address(uint160(Card.unwrap(self)));
    }

    function unlockTime(Card self) internal pure returns (uint256) {
        return (Card.unwrap(self) >> 160) & MASK_32;
    }

    function term(Card self) internal pure returns (uint256) {
        return (Card.unwrap(self) >> 192) & 0x7f;
    }

    function price(Card self) internal pure returns (uint256) {
        return Card.unwrap(self) >> 200;
    }

    /// @dev Neither pledged nor ever frozen since it last moved: the usual case, at the cost of one operation.
    function plain(Card self) internal pure returns (bool) {
        return Card.unwrap(self) & _NOT_PLAIN == 0;
    }

    function markedFrozen(Card self) internal pure returns (Card) {
        return Card.wrap(Card.unwrap(self) | _FROZEN_ONCE);
    }

    /// @dev Neither pledged nor listed; a freeze that may be running stays marked.
    function cleared(Card self) internal pure returns (Card) {
        return Card.wrap(Card.unwrap(self) & (_FROZEN_ONCE | type(uint160).max));
    }
}

/// @notice Fields of {Account}.
library AccountWord {
    function cards(Account self) internal pure returns (uint256) {
        return Account.unwrap(self) & MASK_32;
    }

    function credit(Account self) internal pure returns (uint256) {
        return (Account.unwrap(self) >> 32) & MASK_96;
    }

    function feeDue(Account self) internal pure returns (uint256) {
        return Account.unwrap(self) >> 128;
    }

    /// @dev A change of both sums, to be added to a word. All TRX there is, less than 2^57 sun, fits 96 bits many times:
    /// no field can run into the next.
    function money(uint256 credit_, uint256 feeDue_) internal pure returns (uint256) {
        return (credit_ << 32) | (feeDue_ << 128);
    }

    function add(Account self, uint256 money_) internal pure returns (Account) {
        unchecked {
            return Account.wrap(Account.unwrap(self) + money_);
        }
    }

    function withCard(Account self) internal pure returns (Account) {
        unchecked {
            return Account.wrap(Account.unwrap(self) + 1);
        }
    }

    /// @dev One card less, which the caller knows to be there, and `money_` more.
    function handOver(Account self, uint256 money_) internal pure returns (Account) {
        unchecked {
            return Account.wrap(Account.unwrap(self) + money_ - 1);
        }
    }

    function withoutCredit(Account self) internal pure returns (Account) {
        return Account.wrap(Account.unwrap(self) & ~(MASK_96 << 32));
    }

    function withoutFee(Account self) internal pure returns (Account) {
        return Account.wrap(Account.unwrap(self) & ~(MASK_96 << 128));
    }
}

/// @notice Fields of {Sale}.
library SaleWord {
    function remain(Sale self) internal pure returns (uint256) {
        return Sale.unwrap(self) & MASK_32;
    }

    function next(Sale self) internal pure returns (uint256) {
        return (Sale.unwrap(self) >> 32) & MASK_32;
    }

    function price(Sale self) internal pure returns (uint256) {
        return (Sale.unwrap(self) >> 64) & MASK_96;
    }

    function income(Sale self) internal pure returns (uint256) {
        return Sale.unwrap(self) >> 160;
    }

    /// @dev One card sold for `income_`, `fromSupply` (0 or 1, at most `remain`) of it from the supply.
    function sold(Sale self, uint256 income_, uint256 fromSupply) internal pure returns (Sale) {
        unchecked {
            return Sale.wrap(Sale.unwrap(self) - fromSupply + (1 << 32) + (income_ << 160));
        }
    }

    /// @dev The caller checks that `remain` stays within 32 bits.
    function raised(Sale self, uint256 by) internal pure returns (Sale) {
        return Sale.wrap(Sale.unwrap(self) + by);
    }

    function withoutIncome(Sale self) internal pure returns (Sale) {
        return Sale.wrap(Sale.unwrap(self) & ~(MASK_96 << 160));
    }

    /// @dev Sets the price; a level that is new gets serial 1.
    function repriced(Sale self, uint256 price_) internal pure returns (Sale) {
        uint256 word = Sale.unwrap(self) & ~(MASK_96 << 64);
        if (next(self) == 0) word |= 1 << 32;
        return Sale.wrap(word | (price_ << 64));
    }
}
