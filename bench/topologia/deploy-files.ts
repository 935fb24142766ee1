import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Machines of docs/DESPLIEGUE.md by the last number of their address. */
export const machines = { haproxy: 10, uno: 11, dos: 12, pg1: 21, pg2: 22, pg3: 23 } as const
export type Machine = keyof typeof machines

/** Ports of the files, each with its place in the range of this run. */
const places = {
  80: 81,
  443: 43,
  2379: 79,
  2380: 80,
  3000: 30,
  5000: 50,
  5001: 51,
  5432: 32,
  6432: 64,
  8008: 8,
  8404: 84,
} as const
type Port = keyof typeof places

const own = /^ *(?:name|listen[\w-]*|connect_address|(?:initial-)?advertise-[\w-]+): .*$/gm

/** Addresses of the run: each machine is an address of this one, and each port one of a range of a hundred. */
export function addressing(base: number) {
  const ip = (machine: Machine): string => `127.0.0.${machines[machine]}`
  const port = (of: Port): number => base + places[of]
  const at = (machine: Machine, of: Port): string => `${ip(machine)}:${port(of)}`

  /** Text of a file of `deploy` for one of the machines. */
  function rehome(text: string, machine: Machine): string {
    const mapped = (found: string): string => String(found in places ? port(Number(found) as Port) : found)
    return (
      text
        // The files of the databases are those of pg1: lines of its own, not lists of all three
        .replaceAll(own, (line) => line.replaceAll(/\bpg1\b/g, machine).replaceAll('10.0.0.21', ip(machine)))
        // One machine has one source address, whatever it connects to
        .replaceAll(/10\.0\.0\.\d+\/\d+/g, '127.0.0.1/32')
        .replaceAll('10.0.0.', '127.0.0.')
        .replaceAll(/bind :(?=\d)/g, `bind ${ip(machine)}:`)
        .replaceAll(/127\.0\.0\.1(?=:\d|$)/gm, ip(machine))
        .replaceAll(/(?<=[\d.]:)(\d+)\b/g, mapped)
        .replaceAll(/(?<=(?:\bport |\bport=|\blisten_port = ))(\d+)\b/g, mapped)
        // An address of its own and the local one are the same here
        .replaceAll(/(?<![^\s,])([^\s,]+),\1(?![\w.])/g, '$1')
    )
  }

  return { ip, port, at, rehome }
}

export type Addressing = ReturnType<typeof addressing>

export const deployFile = (path: string): string => readFileSync(join(root, 'deploy', path), 'utf8')

/** Statements of docs/DESPLIEGUE.md that create role and database, with this password. */
export function statementsOfDatabase(password: string): string[] {
  const [, block] =
    /\*\*La base\*\*[\s\S]*?```sql\n([\s\S]*?)```/.exec(readFileSync(join(root, 'docs/DESPLIEGUE.md'), 'utf8')) ?? []
  if (!block) throw new Error('docs/DESPLIEGUE.md: no statements of the database')
  return block
    .replace('…', password)
    .replaceAll(/^\s*--.*$/gm, '')
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean)
}
