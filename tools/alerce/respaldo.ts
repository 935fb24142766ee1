import { parseArgs } from 'node:util'
import { readEnv } from '../../apps/server/src/config/env.ts'
import { OperatorFailure } from '../../apps/server/src/operator-failure.ts'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import { createRespaldo } from '../../apps/server/src/respaldo/create-respaldo.ts'
import { checkRespaldo } from '../../apps/server/src/respaldo/restore-respaldo.ts'
import { lineasDeRestaurado } from './restaurar.ts'

export const resumen = 'Escribe un respaldo cifrado de la base, o con --verificar comprueba uno.'

const uso = `Uso: npm run alerce -- respaldo [--a ARCHIVO]
     npm run alerce -- respaldo --verificar ARCHIVO
  --a          archivo nuevo (alerce-<día y hora>.tar.zst.age)
  --verificar  lo restaura en una base de paso, que después borra, y dice si está bueno`

/** Name with the moment, so that no backup replaces another. */
const nombreDeAhora = () => `alerce-${systemClock.ahora().slice(0, 19).replaceAll(/\D/g, '')}.tar.zst.age`

const enCifras = (count: number) => count.toLocaleString('es-CL')

export async function run(args: readonly string[]): Promise<void> {
  const options = { a: { type: 'string' }, verificar: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  if (positionals.length > 0 || (values.a !== undefined && values.verificar !== undefined))
    throw new OperatorFailure(uso)
  if (values.verificar !== undefined) {
    for (const linea of lineasDeRestaurado(await checkRespaldo(readEnv(), values.verificar))) console.log(linea)
    return console.log('El respaldo está bueno.')
  }
  const archivo = values.a ?? nombreDeAhora()
  const { bytes, sha256, manifiesto } = await createRespaldo(readEnv(), archivo)
  const filas = manifiesto.tablas.reduce((sum, tabla) => sum + tabla.filas, 0)
  console.log(`${archivo}: ${manifiesto.tablas.length} tablas, ${enCifras(filas)} filas, ${enCifras(bytes)} bytes.`)
  console.log(`SHA-256: ${sha256}`)
}
