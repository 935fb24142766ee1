import { parseArgs } from 'node:util'
import { asOperator } from '../../apps/server/src/command.ts'
import { readEnv } from '../../apps/server/src/config/env.ts'
import { OperatorFailure } from '../../apps/server/src/operator-failure.ts'
import { crearEnlaceSupervisor } from '../../packages/contract/operations/acceso/enlaces.ts'
import { obtenerUsuarios } from '../../packages/contract/operations/acceso/usuarios.ts'
import { aFechaHora } from '../../packages/domain/base/fechas/instante.ts'
import { horasDelEnlace } from '../../packages/domain/limites.ts'

export const resumen = 'Crea un enlace de supervisor, de solo lectura, sobre la cartera de un asesor.'

const uso = 'Uso: npm run alerce -- enlace-jefe --asesor <usuario> --jefe <usuario> [--horas 8]'

function origin(): string {
  const { PUBLIC_URL, HOST, PORT } = readEnv()
  return PUBLIC_URL?.replace(/\/$/, '') ?? `http://${HOST}:${PORT}`
}

export async function run(args: readonly string[]): Promise<void> {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ args: [...args], options: { asesor: text, jefe: text, horas: text } })
  const { asesor, jefe } = values
  if (!asesor || !jefe) {
    console.log(uso)
    process.exitCode = 1
    return
  }
  const { ruta, expira } = await asOperator('enlace-jefe', async (call) => {
    const idOf = async (usuario: string, cursor: number | null = null): Promise<number> => {
      const { filas, siguiente } = await call(obtenerUsuarios, { texto: usuario, cursor, limite: 100 })
      const found = filas.find((user) => user.usuario === usuario)
      if (found) return found.usuarioId
      if (siguiente === null) throw new OperatorFailure(`No existe el usuario «${usuario}».`)
      return await idOf(usuario, siguiente)
    }
    const horas = Number(values.horas ?? horasDelEnlace)
    return call(crearEnlaceSupervisor, { asesorId: await idOf(asesor), jefeId: await idOf(jefe), horas })
  })
  console.log(`${origin()}${ruta}`)
  console.log(`Vence el ${aFechaHora(expira)} (hora de Santiago). No se volverá a mostrar.`)
}
