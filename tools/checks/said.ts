import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cartas } from '../../packages/contract/catalogos/base/cartas.ts'
import { notificaciones } from '../../packages/contract/catalogos/base/notificaciones.ts'
import { report } from './report.ts'
import { root } from './tree.ts'

/** Kinds of notices and letters that no server test of the whole run has sent. */
const file = join(root, '.data/said.txt')
const said = new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [])
const kinds = [
  ...Object.keys(notificaciones).map((kind) => `notice ${kind}`),
  ...Object.keys(cartas).map((kind) => `letter ${kind}`),
]
const problems = kinds
  .filter((kind) => !said.has(kind))
  .map((kind) => `${kind}: no server test makes the product say it; write one, or delete the kind`)
report('notices and letters', problems, `${kinds.length} kinds`)
