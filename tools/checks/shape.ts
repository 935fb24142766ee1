import { cruise, type ICruiseResult } from 'dependency-cruiser'
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

const { modules, summary } = await read()
const cruised = new Set(modules.map(({ source }) => source))
// without a TypeScript it can use, dependency-cruiser reads next to nothing and finds no fault
const unread = sourceFiles().filter((path) => /^(apps|packages)\/.*\.tsx?$/.test(path) && !cruised.has(path))
report(
  'shape',
  [
    ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
    ...unread.map((path) => `not read: ${path}`),
  ],
  `${modules.length} modules, ${rules.length} rules`,
)
