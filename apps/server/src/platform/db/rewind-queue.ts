/** No job waits longer for its first or next run, but for one queued while the clock was ahead. */
const LONGEST = `interval '1 hour'`

/**
 * Brings back to now what the queue noted while the clock was ahead: else its rounds rest, and its jobs wait, until that
 * hour comes. The embedded engine has the clock of the server; PostgreSQL its own.
 */
export const rewindQueue: readonly string[] = [
  `update pgboss.version set cron_on = now() where cron_on > now()`,
  `update pgboss.queue set monitor_claim_on = least(monitor_claim_on, now()), maintain_on = least(maintain_on, now())
    where greatest(monitor_claim_on, maintain_on) > now()`,
  // An active one of a killed server is taken again when its time is over
  `update pgboss.job set started_on = now() where state = 'active' and started_on > now()`,
  `update pgboss.job set start_after = now() where state in ('created', 'retry') and start_after > now() + ${LONGEST}`,
]
