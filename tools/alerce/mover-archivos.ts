import { parseArgs } from 'node:util'
import { moveFiles } from '../../apps/server/src/move-files.ts'
import { OperatorFailure } from '../../apps/server/src/operator-failure.ts'

export const resumen =
  'Lleva los archivos guardados a S3 o los trae a la base (--a s3|base), con los servidores andando.'

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { a: { type: 'string' } } })
  const { a } = values
  if (a !== 's3' && a !== 'base')
    throw new OperatorFailure('Uso: npm run alerce -- mover-archivos --a s3 (o --a base). Detenido, se repite y sigue.')
  const { movidos, ilegibles } = await moveFiles(a, (hasta) => console.log(`${hasta.movidos} archivos…`))
  console.log(`${movidos} archivos ${a === 's3' ? 'llevados a S3' : 'traídos a la base'}.`)
  if (ilegibles === 0) return
  console.log(`${ilegibles} no se pudieron leer y quedaron donde estaban: el registro dice cuáles.`)
  process.exitCode = 1
}
