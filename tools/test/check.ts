import { changedFiles, code } from './changed.ts'
import { guards, lint, relatedTests, type Step, tests, types } from './steps.ts'
import { close, together } from './together.ts'

const began = performance.now()
const [what, ...more] = process.argv.slice(2)

if ((what !== undefined && what !== 'all') || more.length > 0) {
  console.error('npm run check         what has changed since the last commit: Biome, types, related unit tests')
  console.error('npm run check -- all  all guards and all unit tests')
  process.exit(2)
}

/** Steps for a change, the slowest first: the others run beside it. */
function ofChange(): Step[] {
  const { there, deleted } = changedFiles()
  if (there.length + deleted.length === 0) return []
  const sources = code(there)
  return [
    types,
    ...(sources.length > 0 ? [relatedTests(...sources)] : []),
    ...(there.length > 0 ? [lint(...there)] : []),
  ]
}

const steps = what === 'all' ? [...guards, tests('unit')] : ofChange()
if (steps.length === 0) console.log('Nothing has changed since the last commit.')
close(await together(steps, process.env), began)
