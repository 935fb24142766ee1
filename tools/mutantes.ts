import { spawnSync } from 'node:child_process'

/**
 * Mutation tests of the price or, with `evaluacion` as first word, of the evaluation of a declaration and its stages:
 * each mutant must fail some test. Stryker runs through npx at this version: its 167 packages are not needed to build
 * or test.
 */
const STRYKER = '@stryker-mutator/core@10.1.1'
const [first, ...others] = process.argv.slice(2)
const ofEvaluation = first === 'evaluacion'
const config = `tools/mutantes/${ofEvaluation ? 'evaluacion' : 'stryker'}.config.json`

const { status } = spawnSync(
  'npx',
  ['--yes', `--package=${STRYKER}`, '--', 'stryker', 'run', config, ...(ofEvaluation ? others : process.argv.slice(2))],
  {
    cwd: new URL('..', import.meta.url),
    stdio: 'inherit',
  },
)
process.exitCode = status ?? 1
