import { asOperator } from '../../apps/server/src/command.ts'
import { verificarAccesos } from '../../packages/contract/operations/acceso/accesos.ts'

export const resumen = 'Recorre la cadena del registro de accesos a datos de salud y dice si algo no calza.'

export async function run(): Promise<void> {
  const { entradas, huella, problemas } = await asOperator('verificar-bitacora', (call) => call(verificarAccesos, {}))
  console.log(`${entradas} entradas. Última huella: ${huella || '(vacía)'}`)
  if (problemas.length === 0) {
    console.log('El registro está íntegro.')
    return
  }
  for (const problema of problemas) console.error(`✗ ${problema}`)
  process.exitCode = 1
}
