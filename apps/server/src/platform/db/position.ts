/**
 * Position in the write-ahead log of PostgreSQL: timeline (8 hexadecimal digits) and byte (16). The greater text is the
 * later one: a new timeline begins where a standby was promoted, and what the old one wrote after that point is lost.
 */
export type Position = string

const TIMELINE = 8

const hex = (value: string, digits: number) => `lpad(to_hex(${value}), ${digits}, '0')`
const byteOf = (lsn: string) => hex(`(${lsn} - '0/0'::pg_lsn)::bigint`, 16)

/**
 * Position of a primary: it covers all that is committed, and the part of open transactions that is in the log. Null on
 * a standby, where the functions would fail. The name of a log file begins with its timeline.
 */
export const POSITION_OF_PRIMARY = `select case when pg_is_in_recovery() then null else
  upper(substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, ${TIMELINE})
    || ${byteOf('pg_current_wal_insert_lsn()')}) end as position`

/**
 * Position up to which a standby shows the database; null on a primary. Its timeline is that of its receiver, which only
 * roles with pg_read_all_stats see, or that of its last restart point, which may be minutes old.
 */
export const POSITION_OF_STANDBY = `select case when pg_is_in_recovery() then
  upper(${hex(
    `greatest((select min_recovery_end_timeline from pg_control_recovery()),
    (select received_tli from pg_stat_wal_receiver))`,
    TIMELINE,
  )} || ${byteOf('pg_last_wal_replay_lsn()')}) end as position`

const timelineOf = (position: Position) => position.slice(0, TIMELINE)
const lsnOf = (position: Position) => position.slice(TIMELINE)

/** True if a standby at this position shows all up to the other. On an older timeline its bytes are not the same log. */
export const covers = (standby: Position, needed: Position): boolean =>
  timelineOf(standby) >= timelineOf(needed) && lsnOf(standby) >= lsnOf(needed)

export const later = (one: Position | null, other: Position): Position => (one !== null && one > other ? one : other)

/** Bytes of the log from a position to another; 0 where it is not before. */
export const bytesBetween = (from: Position, to: Position): number =>
  Math.max(0, Number(BigInt(`0x${lsnOf(to)}`) - BigInt(`0x${lsnOf(from)}`)))
