import { parseArgs } from 'node:util'
import { readEnv } from '../../apps/server/src/config/env.ts'
import { OperatorFailure } from '../../apps/server/src/operator-failure.ts'
import { type RespaldoRestaurado, restoreRespaldo } from '../../apps/server/src/respaldo/restore-respaldo.ts'

export const resumen = 'Restaura un respaldo en una base vacía, y comprueba lo restaurado.'

const uso = `Uso: npm run alerce -- restaurar ARCHIVO --supresiones ARCHIVO | --sin-supresiones
  ARCHIVO            un respaldo; va a la base de DATABASE_URL, o sin ella a DATA_DIR, que debe estar vacía
  --supresiones      lo que se suprimió después del respaldo, para suprimirlo otra vez: un archivo de
                     «persona supresiones», o un respaldo posterior
  --sin-supresiones  después del respaldo no se suprimió nada`

/** Lines on a restored backup, for the operator. */
export function lineasDeRestaurado({ inicio, manifiesto, supresiones, registro }: RespaldoRestaurado): string[] {
  const filas = manifiesto.tablas.reduce((sum, tabla) => sum + tabla.filas, 0).toLocaleString('es-CL')
  const { hora, version, motor, servidor } = inicio
  return [
    `Respaldo del ${hora}, versión ${version}, base ${motor} (${servidor}).`,
    `${manifiesto.tablas.length} tablas, ${filas} filas: iguales a las del respaldo.`,
    ...(supresiones > 0 ? [`${supresiones} supresiones repetidas.`] : []),
    `Registro de accesos íntegro: ${registro.entradas} entradas. Última huella: ${registro.huella || '(vacía)'}`,
  ]
}

export async function run(args: readonly string[]): Promise<void> {
  const options = { supresiones: { type: 'string' }, 'sin-supresiones': { type: 'boolean', default: false } } as const
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  const [archivo, ...otros] = positionals
  if (!archivo || otros.length > 0) throw new OperatorFailure(uso)
  if ((values.supresiones === undefined) !== values['sin-supresiones'])
    throw new OperatorFailure(
      'Diga qué se suprimió después del respaldo: --supresiones ARCHIVO, o --sin-supresiones si no fue nada.',
    )
  const restaurado = await restoreRespaldo(readEnv(), archivo, values.supresiones ?? null)
  for (const linea of lineasDeRestaurado(restaurado)) console.log(linea)
  console.log('Restaurado. Parta el servidor.')
}
