import { withParts } from '../../apps/server/src/command.ts'
import { huellaDeClave } from '../../apps/server/src/core/contrato/evidencia/huella-de-clave.ts'
import { FIRMA_DE_EVIDENCIA } from '../../apps/server/src/core/contrato/evidencia/seal-evidencia.ts'

export const resumen = 'Muestra la huella de la clave que firma los paquetes de evidencia, para publicarla.'

export async function run(): Promise<void> {
  console.log(await withParts(async ({ vault }) => huellaDeClave(vault.firmante(FIRMA_DE_EVIDENCIA).clave)))
}
