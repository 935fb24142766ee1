import { spawnSync } from 'node:child_process'

/**
 * Mutants of what makes a price or, with `evaluacion` as first word, of what evaluates a declaration and moves it along
 * its stages: each is a change of the source that some test must notice. Stryker comes through npx at this version: its
 * 167 packages are wanted by nobody who only builds or tests.
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
