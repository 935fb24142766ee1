import { readFileSync } from 'node:fs'

/** Ticks of the kernel's clock in a second. */
const TICKS = 100

/** Milliseconds in the given fields of a process. */
function ticksOf(pid: number, ...fields: readonly number[]): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name may contain anything: after its bracket comes the third field
  const from3 = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields.reduce((sum, field) => sum + (Number(from3[field - 3]) * 1000) / TICKS, 0)
}

/** Processor time of a process, milliseconds; unlike elapsed time, other work on the machine does not add to it. */
export const procesadorDe = (pid: number): number => ticksOf(pid, 14, 15)

/** The same, with that of its children that have ended. */
export const procesadorConHijos = (pid: number): number => ticksOf(pid, 14, 15, 16, 17)
