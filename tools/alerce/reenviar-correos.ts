import { parseArgs } from 'node:util'
import { asOperator } from '../../apps/server/src/command.ts'
import { OperatorFailure } from '../../apps/server/src/operator-failure.ts'
import { reenviarCorreo, reenviarCorreosFallidos } from '../../packages/contract/operations/base/correos.ts'

export const resumen = 'Vuelve a poner en camino los correos que no se pudieron enviar, o uno: --correo <número>.'

async function uno(numero: string): Promise<void> {
  const correoId = Number(numero)
  if (!Number.isSafeInteger(correoId) || correoId < 1)
    throw new OperatorFailure(`«${numero}» no es un número de correo.`)
  await asOperator('reenviar-correos', (call) => call(reenviarCorreo, { correoId }))
  console.log('El correo vuelve a la cola de envío.')
}

async function todos(): Promise<void> {
  await asOperator('reenviar-correos', async (call) => {
    let total = 0
    for (let quedan = true; quedan; ) {
      const tanda = await call(reenviarCorreosFallidos, {})
      total += tanda.reenviados
      quedan = tanda.quedan && tanda.reenviados > 0
    }
    console.log(total === 0 ? 'No hay correos que reenviar.' : `${total} correos vuelven a la cola de envío.`)
  })
}

export async function run(args: readonly string[]): Promise<void> {
  const { correo } = parseArgs({ args: [...args], options: { correo: { type: 'string' } } }).values
  await (correo === undefined ? todos() : uno(correo))
}
