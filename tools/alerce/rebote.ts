import { buffer } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { recordReboteAsOperator } from '../../apps/server/src/command.ts'
import { OperatorFailure } from '../../apps/server/src/operator-failure.ts'

export const resumen = 'Recibe por la entrada estándar un correo que volvió, como lo entrega el servidor de correo.'

/** Exit code with which a mail server keeps the message and tries again (sysexits.h: EX_TEMPFAIL). */
const OTRA_VEZ = 75

const dichos = {
  anotado: 'La carta quedó como rebotada.',
  repetido: 'Ya se sabía: no cambia nada.',
  pasajero: 'No es un rechazo definitivo: no cambia nada.',
  desconocido: 'No es el aviso de una carta de este servidor: no cambia nada.',
}

export async function run(args: readonly string[]): Promise<void> {
  const { para = '' } = parseArgs({ args: [...args], options: { para: { type: 'string' } } }).values
  const contenido = await buffer(process.stdin)
  try {
    console.log(dichos[await recordReboteAsOperator({ contenido, para })])
  } catch (error) {
    console.error(error instanceof OperatorFailure ? error.message : error)
    process.exitCode = OTRA_VEZ
  }
}
