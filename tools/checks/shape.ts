import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { drawContexts, withDrawing } from '../shape/graph.ts'
import { resolving } from '../shape/options.ts'
import { rules } from '../shape/rules.ts'
import { report } from './report.ts'
import { root, sourceFiles } from './tree.ts'

const folders = ['apps', 'packages', 'tools', 'e2e', 'bench']

async function read(): Promise<ICruiseResult> {
  process.chdir(root)
  const { output } = await cruise(
    folders,
    {
      validate: true,
      ruleSet: { forbidden: rules },
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '(^|/)(dist|data|\\.data)/' },
      tsPreCompilationDeps: true,
      detectProcessBuiltinModuleCalls: true,
    },
    resolving,
  )
  if (typeof output === 'string') throw new Error(output)
  return output
}

/** Checks the drawing of the contexts in the docs against the code; `--write` updates it. */
function staleDrawing(modules: ICruiseResult['modules']): string[] {
  const path = join(root, 'docs/ARCHITECTURE.md')
  const text = readFileSync(path, 'utf8')
  const drawn = withDrawing(text, drawContexts(modules))
  if (drawn === text) return []
  if (drawn === undefined || !process.argv.includes('--write'))
    return ['docs/ARCHITECTURE.md: the contexts are drawn otherwise; draw them by tools/checks/shape.ts --write']
  writeFileSync(path, drawn)
  return []
}

const { modules, summary } = await read()
const cruised = new Set(modules.map(({ source }) => source))
// Without a usable TypeScript, dependency-cruiser reads almost no file and finds no fault
const unread = sourceFiles().filter((path) => /^(apps|packages)\/.*\.tsx?$/.test(path) && !cruised.has(path))
report(
  'shape',
  [
    ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
    ...unread.map((path) => `not read: ${path}`),
    ...staleDrawing(modules),
  ],
  `${modules.length} modules, ${rules.length} rules`,
)
