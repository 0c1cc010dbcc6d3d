// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {ICardLevels} from "./ICardLevels.sol";
import {ICardMarket} from "./ICardMarket.sol";
import {ICardPledge} from "./ICardPledge.sol";
import {ICardPrices} from "./ICardPrices.sol";
import {ICardReservations} from "./ICardReservations.sol";

/// @notice A card as the pages show it.
struct CardDetail {
    uint256 tokenId;
    address owner;
    uint256 level;
    bool isPledge;
    uint256 itemUnlockTime;
    string tokenURI;
}

/// @title Cards: TRC-721 with levels, market, pledge, rewards and instalments
/// @notice A card is OWNED, ON_SALE (listed) or PLEDGED; a freeze ends a listing, and a frozen card cannot be moved,
/// listed or pledged until the freeze runs out. Ids are (level << 64) | serial, serials start at 1 in each level.
/// @dev Enumeration is by bounded view scans; the index of the server is the normal source.
interface ICards is ICardPrices, ICardLevels, ICardMarket, ICardPledge, ICardReservations {
    /// @notice The guardian froze `tokenId` until `until`.
    event Frozen(uint256 indexed tokenId, uint256 until, string reason);
    /// @notice The freeze of `tokenId` was lifted before time.
    event Thawed(uint256 indexed tokenId);

    /// @notice `tokenId` is frozen until `until`.
    error CardsFrozen(uint256 tokenId, uint256 until);
    /// @notice A freeze needs a reason.
    error CardsReasonMissing();
    /// @notice A scan is limited to 2000 cards per call.
    error CardsScanTooLong(uint256 size);

    /// @notice Guardian: freezes a card until `until`, at most 7 days in any 90, with a public reason. A listing ends,
    /// so that no old price comes back with the thaw. A freeze never stops {unlock}, a claim or a refund.
    function freeze(uint256 tokenId, uint40 until, string calldata reason) external;

    /// @notice Guardian or owner: lifts a freeze before time.
    function thaw(uint256 tokenId) external;

    /// @notice Until when `tokenId` is frozen; in the past when it is not.
    function frozenUntil(uint256 tokenId) external view returns (uint256);

    /// @notice Cards of `owner` among the first 2000 minted, in order of level and serial.
    function ownerOfPage(address owner) external view returns (uint256[] memory);

    /// @notice Cards of `owner` in `level` among the `size` serials from `startId` on (`startId` is a serial, from 1);
    /// `nextId` is the serial to continue with, 0 at the end of the level.
    function ownerOfRange(
        address owner,
        uint256 level,
        uint256 startId,
        uint256 size
    ) external view returns (uint256[] memory ids, uint256 nextId);

    /// @notice The first `size` (at most 2000) cards of `wallet` among the first 2000 minted.
    function getWalletIDFromContract(address wallet, uint256 size) external view returns (uint256[] memory);

    /// @notice Everything a page shows about a card.
    function tokenDetials(uint256 id) external view returns (CardDetail memory);

    /// @notice Whether the card is pledged.
    function itemPledge(uint256 id) external view returns (bool);

    /// @notice The level of a minted card.
    function itemLevelMap(uint256 id) external view returns (uint256);

    /// @notice When a pledged card can be unlocked; 0 when it is not pledged.
    function itemUnlockTime(uint256 id) external view returns (uint256);
}
