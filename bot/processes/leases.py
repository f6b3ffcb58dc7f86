"""Whose shards are whose: each member's part, and how a shard passes from one to another.

A shard is its holder's until that one gives it: who wants it says so in its row, and the holder finishes first. The
shards of a member that is struck off are nobody's in the same moment.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.processes.link import WOKEN, Link
from bot.processes.roll import Lease, Member, Muster

_TAKE = """UPDATE processes.shards SET holder = $2, wanted = NULL WHERE shard = (
    SELECT shard FROM processes.shards WHERE shard = $1 AND holder IS NULL FOR UPDATE SKIP LOCKED) RETURNING shard"""
_ASK = """UPDATE processes.shards SET wanted = $2 WHERE shard = (
    SELECT shard FROM processes.shards WHERE shard = $1 AND holder IS NOT NULL AND (wanted IS NULL OR wanted = $2)
    FOR UPDATE SKIP LOCKED) RETURNING shard"""
_GIVE = """UPDATE processes.shards SET holder = wanted, wanted = NULL WHERE shard = $1 AND holder = $2
    RETURNING holder"""
_HEAR = """INSERT INTO processes.sessions VALUES ($1, $2) ON CONFLICT (shard) DO UPDATE SET member = EXCLUDED.member"""
_HEAR_NO_MORE = "DELETE FROM processes.sessions WHERE shard = $1 AND member = $2"
_REFUSE = "UPDATE processes.shards SET wanted = NULL WHERE shard = $1 AND holder = $2"
_RECALL = "UPDATE processes.shards SET wanted = NULL WHERE shard = $1 AND wanted = $2"


def parts(members: Sequence[Member], total: int) -> dict[int, int]:
    """How many shards each member is to have: as equal as can be, the older ones one more; none who is leaving."""
    staying = sorted(each.id for each in members if not each.leaving)
    least, over = divmod(total, len(staying)) if staying else (0, 0)
    shares = {member: least + (place < over) for place, member in enumerate(staying)}
    return {each.id: shares.get(each.id, 0) for each in members}


def wished(muster: Muster, member: int) -> Lease | None:
    """The shard that a member is to ask for next: nobody's, else one of whoever has most above their part."""
    due = parts(muster.members, len(muster.leases))
    has = {each: len(muster.of(each)) for each in due}
    if has.get(member, 0) >= due.get(member, 0):
        return None
    free = [each for each in muster.leases if each.holder is None]
    if free:
        # Not all begin with the same one.
        return free[member % len(free)]
    over = {each: has[each] - due[each] for each in due}
    open_seats = [each for each in muster.leases if each.wanted in (None, member) and over.get(each.holder or 0, 0) > 0]
    return max(open_seats, key=lambda each: (over[each.holder or 0], each.shard), default=None)


def is_to_give(muster: Muster, lease: Lease) -> bool:
    """Whether the holder of a shard that is asked for has more than its part."""
    due = parts(muster.members, len(muster.leases))
    holder = lease.holder or 0
    return lease.wanted in due and len(muster.of(holder)) > due.get(holder, 0)


async def set_total(link: Link, wanted: int | None, recommended: int, alone: bool) -> int:
    """The count of shards that all agree on: `wanted` or `recommended` where a process is `alone`, else as it is. Cut.

    A change of it makes all shards nobody's.
    """
    (row,) = await link.ask("SELECT count(*) FROM processes.shards")
    total: int = row["count"]
    new = wanted or recommended
    if total == new or (total and not alone):
        return total
    sql = """WITH gone AS (DELETE FROM processes.shards WHERE shard >= $1),
             kept AS (UPDATE processes.shards SET holder = NULL, wanted = NULL WHERE shard < $1)
             INSERT INTO processes.shards (shard) SELECT generate_series(0, $1::int - 1) ON CONFLICT DO NOTHING"""
    await link.ask(sql, new)
    return new


async def take(link: Link, shard: int, member: int) -> bool:
    """Have a shard that's nobody's; whether it's ours now. Cut."""
    return bool(await link.ask(_TAKE, shard, member)) and await _told(link)


async def ask_for(link: Link, shard: int, member: int) -> bool:
    """Ask the holder for a shard; False where another has asked, or it's nobody's now. Cut."""
    return bool(await link.ask(_ASK, shard, member)) and await _told(link)


async def give(link: Link, shard: int, member: int) -> bool:
    """Give a shard to who has asked for it, or to nobody; whether somebody has it now. Cut."""
    await link.ask(_HEAR_NO_MORE, shard, member)
    rows = await link.ask(_GIVE, shard, member)
    await _told(link)
    return bool(rows) and rows[0]["holder"] is not None


async def hear(link: Link, shard: int, member: int) -> None:
    """Say that the session of a shard that's ours has begun; Cut."""
    await link.ask(_HEAR, shard, member)
    await _told(link)


async def refuse(link: Link, shard: int, member: int) -> None:
    """Keep a shard that was asked for; Cut."""
    await link.ask(_REFUSE, shard, member)


async def recall(link: Link, shard: int, member: int) -> None:
    """Ask for it no more; Cut."""
    await link.ask(_RECALL, shard, member)


async def _told(link: Link) -> bool:
    await link.ask(f"NOTIFY {WOKEN}")
    return True
