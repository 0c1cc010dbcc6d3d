// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {ITRC20} from "@openzeppelin/tron-contracts/token/TRC20/ITRC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/tron-contracts/utils/ReentrancyGuardTransient.sol";
import {EmbeddedChain} from "../shared/EmbeddedChain.sol";
import {EntryPause} from "../shared/EntryPause.sol";
import {ExactPull} from "../shared/ExactPull.sol";
import {IBlindBox} from "./IBlindBox.sol";
import {Shuffle} from "./Shuffle.sol";

/// @title Making, selling and drawing a series of boxes
/// @notice See {IBlindBox}.
/// @dev The state is computed; nothing but time and permissionless calls moves it. From Armed there are two ways: every
/// step in time leads to Revealed, any step missed leads to Void. Neither can be left.
abstract contract BoxSeries is IBlindBox, EntryPause, ReentrancyGuardTransient {
    uint256 internal constant _BPS = 10_000;
    uint256 private constant _MOST_TIERS = 16;
    uint256 private constant _MOST_BOXES = 100_000;
    uint256 private constant _MOST_PER_USER = 100;
    uint256 private constant _LONGEST_SALE = 90 days;
    uint256 private constant _REVEAL_BLOCKS = 20;
    uint256 private constant _HASH_BLOCKS = 256;

    /// @notice Seconds from the end of the sale in which only the operator can close it, and from the capture in which
    /// the secret must be revealed.
    uint256 public immutable revealTime;

    /// @notice Who may make series.
    mapping(address operator => bool allowed) public isOperator;

    /// @notice Which coins may be prizes.
    mapping(address coin => bool allowed) public isPrizeCoin;

    /// @inheritdoc IBlindBox
    mapping(uint256 series => mapping(address user => uint256 num)) public boughtBy;

    Series[] internal _series;
    mapping(bytes32 commit => bool used) private _commits;
    mapping(uint256 series => Tier[] tiers) private _tiers;
    /// @dev The buyer stands at the first box of each purchase; the boxes after it are empty up to the next purchase.
    mapping(uint256 series => mapping(uint256 boxId => address buyer)) private _buyers;

    constructor(uint256 revealTime_, uint256 embeddedChainId) {
        revealTime = EmbeddedChain.atLeast(revealTime_, 1 days, embeddedChainId);
    }

    /// @inheritdoc IBlindBox
    function createSeries(
        SeriesConfig calldata config,
        Tier[] calldata tiers
    ) external payable whenEntriesOpen nonReentrant returns (uint256 series) {
        if (!isOperator[msg.sender]) revert BlindBoxNotOperator(msg.sender);
        series = _series.length;
        (uint256 total, uint256 escrow) = _addTiers(series, tiers);
        _checkConfig(config, total);
        uint256 least = (uint256(config.price) * total) / 10;
        if (msg.value < least) revert BlindBoxBondTooSmall(msg.value, least);

        Series storage made = _series.push();
        _commits[config.commit] = true;
        made.commit = config.commit;
        made.prizeCoin = config.prizeCoin;
        made.price = config.price;
        made.operator = msg.sender;
        made.start = config.start;
        made.end = config.end;
        made.limit = config.limit;
        made.total = uint32(total);
        made.feeBps = _feeBps();
        made.escrow = uint128(escrow);
        made.bond = uint96(msg.value);
        emit SeriesCreated(series, msg.sender, config.commit, config.prizeCoin, total, escrow, msg.value);
        ExactPull.pull(ITRC20(config.prizeCoin), msg.sender, address(this), escrow);
    }

    /// @inheritdoc IBlindBox
    function buyBox(uint256 series, uint256 num) external payable whenEntriesOpen {
        Series storage s = _inStatus(series, Status.OnSale);
        (uint256 first, uint256 bought) = (s.sold, boughtBy[series][msg.sender]);
        uint256 allowed = s.limit - bought;
        if (allowed > s.total - first) allowed = s.total - first;
        if (num == 0 || num > allowed) revert BlindBoxTooMany(num, allowed);
        uint256 price = num * s.price;
        if (msg.value != price) revert BlindBoxWrongPayment(msg.value, price);

        s.sold = uint32(first + num);
        if (first + num == s.total) s.end = uint40(block.timestamp);
        boughtBy[series][msg.sender] = bought + num;
        _buyers[series][first] = msg.sender;
        for (uint256 i; i < num; ++i) emit BoxBought(series, first + i, msg.sender);
    }

    /// @inheritdoc IBlindBox
    function closeSeries(uint256 series) external {
        Series storage s = _get(series);
        Status now_ = _statusOf(s);
        bool over = now_ == Status.SoldOut || now_ == Status.Ended;
        if (!over || s.sold == 0) revert BlindBoxWrongStatus(series, now_);
        // The hash must be captured within minutes of this, or the operator loses the prizes: for a day only the
        // operator says when. A second draw instead would let it choose, since it knows the secret.
        if (msg.sender != s.operator && block.timestamp < s.end + revealTime) {
            revert BlindBoxNotOperator(msg.sender);
        }
        s.revealBlock = uint40(block.number + _REVEAL_BLOCKS);
        emit SeriesClosed(series, block.number + _REVEAL_BLOCKS);
    }

    /// @inheritdoc IBlindBox
    function capture(uint256 series) external {
        Series storage s = _inStatus(series, Status.Armed);
        if (s.capturedAt != 0) revert BlindBoxAlreadyCaptured(series);
        if (block.number <= s.revealBlock) revert BlindBoxTooEarly(s.revealBlock);
        bytes32 blockHash = blockhash(s.revealBlock);
        // A hash the node does not have would make the draw known to whoever knows the secret.
        if (blockHash == 0) revert BlindBoxTooEarly(s.revealBlock);
        s.seed = blockHash;
        s.capturedAt = uint40(block.timestamp);
        emit Captured(series, blockHash);
    }

    /// @inheritdoc IBlindBox
    function reveal(uint256 series, bytes32 secret) external {
        Series storage s = _inStatus(series, Status.Armed);
        if (s.capturedAt == 0) revert BlindBoxTooEarly(s.revealBlock);
        if (keccak256(abi.encode(secret)) != s.commit) revert BlindBoxWrongSecret();
        bytes32 seed = keccak256(abi.encode(secret, s.seed, series));
        s.seed = seed;
        s.revealedAt = uint40(block.timestamp);
        emit Revealed(series, seed);
    }

    /// @inheritdoc IBlindBox
    function setOperator(address operator, bool allowed) external onlyOwner {
        isOperator[operator] = allowed;
        emit OperatorSet(operator, allowed);
    }

    /// @inheritdoc IBlindBox
    function setPrizeCoin(address coin, bool allowed) external onlyOwner {
        isPrizeCoin[coin] = allowed;
        emit PrizeCoinSet(coin, allowed);
    }

    /// @inheritdoc IBlindBox
    function status(uint256 series) external view returns (uint256) {
        return uint256(_statusOf(_get(series)));
    }

    /// @inheritdoc IBlindBox
    function seriesOf(uint256 series) external view returns (Series memory) {
        return _get(series);
    }

    /// @inheritdoc IBlindBox
    function tiersOf(uint256 series) external view returns (Tier[] memory) {
        return _tiers[series];
    }

    /// @inheritdoc IBlindBox
    function seriesLength() external view returns (uint256) {
        return _series.length;
    }

    /// @inheritdoc IBlindBox
    function ownerOfBox(uint256 series, uint256 boxId) public view returns (address buyer) {
        if (boxId >= _get(series).sold) revert BlindBoxUnknownBox(boxId);
        // A purchase is at most 100 boxes long and the first one stands at box 0, so this ends within 100 steps.
        buyer = _buyers[series][boxId];
        while (buyer == address(0)) buyer = _buyers[series][--boxId];
    }

    /// @inheritdoc IBlindBox
    function prizeIdOf(uint256 series, uint256 boxId) public view returns (uint256) {
        Series storage s = _inStatus(series, Status.Revealed);
        if (boxId >= s.total) revert BlindBoxUnknownBox(boxId);
        return Shuffle.at(s.seed, boxId, s.total);
    }

    /// @inheritdoc IBlindBox
    function prizeAmount(uint256 series, uint256 prizeId) public view returns (uint256) {
        Tier[] storage tiers = _tiers[series];
        uint256 end;
        for (uint256 i; i < tiers.length; ++i) {
            end += tiers[i].count;
            if (prizeId < end) return tiers[i].amount;
        }
        revert BlindBoxUnknownBox(prizeId);
    }

    function _feeBps() internal view virtual returns (uint16);

    function _get(uint256 series) internal view returns (Series storage) {
        if (series >= _series.length) revert BlindBoxUnknownSeries(series);
        return _series[series];
    }

    function _inStatus(uint256 series, Status wanted) internal view returns (Series storage s) {
        s = _get(series);
        Status now_ = _statusOf(s);
        if (now_ != wanted) revert BlindBoxWrongStatus(series, now_);
    }

    function _statusOf(Series storage s) internal view returns (Status) {
        if (s.revealedAt != 0) return Status.Revealed;
        if (s.capturedAt != 0)
            return block.timestamp > s.capturedAt + revealTime ? Status.Void : Status.Armed;
        if (s.revealBlock != 0)
            return block.number > s.revealBlock + _HASH_BLOCKS ? Status.Void : Status.Armed;
        if (s.sold == s.total) return Status.SoldOut;
        if (block.timestamp >= s.end) return Status.Ended;
        return block.timestamp < s.start ? Status.Preparing : Status.OnSale;
    }

    function _addTiers(
        uint256 series,
        Tier[] calldata tiers
    ) private returns (uint256 total, uint256 escrow) {
        if (tiers.length > _MOST_TIERS) revert BlindBoxInvalidSeries();
        for (uint256 i; i < tiers.length; ++i) {
            if (tiers[i].count == 0) revert BlindBoxInvalidSeries();
            total += tiers[i].count;
            escrow += uint256(tiers[i].count) * tiers[i].amount;
            _tiers[series].push(tiers[i]);
        }
        if (escrow == 0 || escrow > type(uint128).max || total > _MOST_BOXES) revert BlindBoxInvalidSeries();
    }

    function _checkConfig(SeriesConfig calldata config, uint256 total) private view {
        bool times =
            config.start >= block.timestamp &&
                config.end > config.start &&
                config.end - config.start <= _LONGEST_SALE;
        bool limit = config.limit != 0 && config.limit <= _MOST_PER_USER;
        // A zero commitment has no known secret; a bond beyond its width could not be paid back.
        bool money =
            config.price != 0 && config.price * total <= type(uint96).max && msg.value <= type(uint96).max;
        if (!times || !limit || !money || config.commit == 0) revert BlindBoxInvalidSeries();
        if (!isPrizeCoin[config.prizeCoin]) revert BlindBoxInvalidSeries();
        // A secret that another series made public would leave the draw to the block hash alone.
        if (_commits[config.commit]) revert BlindBoxCommitUsed(config.commit);
    }
}
