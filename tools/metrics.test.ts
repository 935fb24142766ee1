import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { limites } from '../apps/server/src/metrics/estado.ts'
import { createMetrics } from '../apps/server/src/metrics/registry.ts'
import { MOST_LAG_SECONDS } from '../apps/server/src/platform/db/replica.ts'
import { root } from './checks/tree.ts'

const read = (path: string) => readFileSync(join(root, 'deploy', path), 'utf8')

interface Rule {
  readonly alert: string
  readonly expr: string
  readonly labels: Readonly<Record<string, string>>
  readonly annotations: Readonly<Record<string, string>>
}

const rules: Rule[] = parse(read('prometheus/alertas.yml')).groups.flatMap(({ rules }: { rules: Rule[] }) => rules)
const board = JSON.parse(read('grafana/alerce.json'))
const panels: { title: string; targets?: { expr: string }[] }[] = board.panels
const ofBoard = panels.flatMap(({ title, targets }) => (targets ?? []).map(({ expr }) => [title, expr] as const))

const nothing = { database: null, server: null, files: { bucket: null, antivirus: null } }

/** Names of metrics in the registry; a histogram and a summary have several. */
async function namesOfRegistry(): Promise<Set<string>> {
  const text = await createMetrics().print(nothing)
  const kinds = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)]
  const names = kinds.flatMap(([, name = '', kind = '']) => {
    if (kind === 'histogram') return [`${name}_bucket`, `${name}_sum`, `${name}_count`]
    return kind === 'summary' ? [name, `${name}_sum`, `${name}_count`] : [name]
  })
  // Prometheus itself writes this one
  return new Set([...names, 'up'])
}

/** Names of metrics in an expression: words outside of its labels and groupings that are no function. */
function namesIn(expr: string): string[] {
  const bare = expr.replace(/\{[^}]*\}|"[^"]*"|\[[^\]]*\]|\b(by|without) \([^)]*\)/g, ' ')
  return [...bare.matchAll(/\b([a-z_]\w*)\b(?!\s*\()/g)]
    .map(([, name = '']) => name)
    .filter((name) => !['and', 'or', 'unless', 'bool', 'by', 'without'].includes(name) && !/^e\d/.test(name))
}

test.each([
  [
    'a rate by label',
    'sum by (job, le) (rate(a_total{class="5xx"}[5m])) / b_total > 0.02 and up == 0',
    ['a_total', 'b_total', 'up'],
  ],
  ['a number with an exponent', 'a_bytes < 1e9', ['a_bytes']],
])('the names in %s are found', (_what, expr, names) => expect(namesIn(expr)).toEqual(names))

describe('every metric that is named exists in the registry', () => {
  const named = [...rules.map(({ alert, expr }) => [alert, expr] as const), ...ofBoard]
  test.each(named)('«%s»', async (_title, expr) => {
    const known = await namesOfRegistry()
    const names = namesIn(expr)
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter((name) => !known.has(name))).toEqual([])
  })

  test('and every metric of ours is in a rule or on the board', async () => {
    const seen = new Set(
      named.flatMap(([, expr]) => namesIn(expr)).map((name) => name.replace(/_(bucket|sum|count)$/, '')),
    )
    const text = await createMetrics().print(nothing)
    const ours = [...text.matchAll(/^# TYPE (alerce_\w+)/gm)].map(([, name = '']) => name)
    expect(ours.filter((name) => !seen.has(name))).toEqual([])
  })
})

test.each(rules)('the alert $alert has a severity, a summary and a runbook line', ({ labels, annotations }) => {
  expect(['critical', 'warning']).toContain(labels.severity)
  for (const text of [annotations.summary, annotations.runbook]) expect(text).toMatch(/^\S.*\.$/)
})

test.each([
  ['TrabajosDetenidos', limites.trabajo],
  ['CartasAtrasadas', limites.carta],
  ['UfAtrasada', limites.uf],
  ['ReplicaNoSirve', MOST_LAG_SECONDS],
  ['DiscoPorLlenarse', limites.disco],
  ['ArchivosPorLlevar', limites.archivos],
])('%s warns at the limit of npm run alerce -- estado', (name, limit) => {
  const { expr = '' } = rules.find(({ alert }) => alert === name) ?? {}
  expect(Number(/[<>] (\S+)$/.exec(expr)?.[1])).toBe(limit)
})

test('the configuration reads the rules beside it', () => {
  expect(parse(read('prometheus/prometheus.yml')).rule_files).toEqual(['alertas.yml'])
})
