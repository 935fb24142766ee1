import { parseArgs } from 'node:util'
import { asOperator, type OperatorCall } from '../../apps/server/src/command.ts'
import { OperatorFailure } from '../../apps/server/src/operator-failure.ts'
import type { Reply } from '../../packages/contract/operation.ts'
import { quitarSegundoFactor } from '../../packages/contract/operations/acceso/segundo-factor.ts'
import { obtenerUsuarios } from '../../packages/contract/operations/acceso/usuarios.ts'

export const resumen = 'Quita el segundo paso del ingreso de un usuario, que recibe una carta.'

/** Id of a user by the exact name, or null. */
async function findId(call: OperatorCall, usuario: string): Promise<number | null> {
  let cursor: number | null = null
  do {
    const { filas, siguiente }: Reply<typeof obtenerUsuarios> = await call(obtenerUsuarios, {
      texto: usuario,
      limite: 100,
      cursor,
    })
    const found = filas.find((fila) => fila.usuario === usuario)
    if (found) return found.usuarioId
    cursor = siguiente
  } while (cursor !== null)
  return null
}

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { usuario: { type: 'string' } } })
  const usuario = values.usuario?.trim().toLowerCase()
  if (!usuario) throw new OperatorFailure('Uso: npm run alerce -- quitar-segundo-factor --usuario crojas')
  await asOperator('quitar-segundo-factor', async (call) => {
    const usuarioId = await findId(call, usuario)
    if (usuarioId === null) throw new OperatorFailure(`No existe el usuario «${usuario}».`)
    await call(quitarSegundoFactor, { usuarioId })
  })
  console.log(`«${usuario}» ingresa solo con su contraseña hasta que agregue otro segundo paso.`)
}
