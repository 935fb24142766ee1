import { readFileSync } from 'node:fs'

/** Ticks of the kernel's clock in a second. */
const TICKS = 100

/** Milliseconds of processor that a process has used: other work on the machine does not add to it, as it does to waiting. */
export function procesadorDe(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // the name may hold anything: what follows its bracket begins with the third field
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS
}
