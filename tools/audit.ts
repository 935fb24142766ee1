import { spawnSync } from 'node:child_process'
import { root } from './checks/tree.ts'

/** Numbers of known vulnerabilities by severity, as `npm audit --json` reports them. */
type Severities = Readonly<Record<string, number>>

/** Result of an audit: a line for the log, and the exit code. */
export interface Verdict {
  readonly line: string
  readonly code: 0 | 1
}

/** Severities that fail the build. */
const grave = ['high', 'critical']

function severitiesIn(output: string): Severities | null {
  try {
    const { metadata } = JSON.parse(output) as { metadata?: { vulnerabilities?: Severities } }
    return metadata?.vulnerabilities ?? null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** Judges the output of `npm audit --json`. A registry without audit says nothing about our packages: a warning. */
export function judgeAudit(output: string): Verdict {
  const severities = severitiesIn(output)
  if (severities === null) return { line: 'audit: WARNING, the registry does not answer; nothing was checked', code: 0 }
  const found = Object.entries(severities).filter(([severity, count]) => severity !== 'total' && count > 0)
  const told = found.map(([severity, count]) => `${count} ${severity}`).join(', ') || 'no known vulnerability'
  return { line: `audit: ${told}`, code: found.some(([severity]) => grave.includes(severity)) ? 1 : 0 }
}

if (import.meta.main) {
  // .npmrc turns the audit of each install off; this one asks in any case
  const options = ['audit', '--omit=dev', '--json', '--audit=true']
  const { stdout } = spawnSync('npm', options, { cwd: root, encoding: 'utf8', timeout: 60_000 })
  const { line, code } = judgeAudit(stdout ?? '')
  if (code === 1) console.log(stdout)
  console.log(line)
  process.exitCode = code
}
