import { readdirSync, readFileSync } from 'node:fs'
import { filas } from '../cartera/bases.ts'

/** Ticks of the kernel's clock in a second. */
const TICKS = 100

/** Fields of a process after its name. */
function statOf(pid: number | string): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

const parentOf = (pid: number | string): number => Number(statOf(pid)[1])
const seconds = (ticks: readonly (string | undefined)[]) => ticks.reduce((sum, one) => sum + Number(one), 0) / TICKS

/** Process of a PostgreSQL on this machine that starts all others. */
export async function postmasterOf(url: string): Promise<number> {
  const [row] = await filas<{ pid: number }>(url, 'select pg_backend_pid() as pid')
  // The backend has ended by now: a background process shows the parent
  const [writer] = await filas<{ pid: number }>(
    url,
    `select pid from pg_stat_activity where backend_type = 'background writer'`,
  )
  return parentOf(writer?.pid ?? row?.pid ?? 0)
}

/** Processor time of all processes of a PostgreSQL so far, seconds: those that ended, and those that run. */
export function procesadorDePostgres(postmaster: number): number {
  const own = seconds(statOf(postmaster).slice(11, 15))
  const running = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        const fields = statOf(pid)
        return Number(fields[1]) === postmaster ? seconds(fields.slice(11, 13)) : 0
      } catch {
        // Ended meanwhile
        return 0
      }
    })
  return own + running.reduce((sum, one) => sum + one, 0)
}
