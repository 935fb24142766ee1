import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { papelDeDeclaracionSalud } from '../../../../papeles/declaracion-salud.ts'
import type { Hoja } from '../../../../papeles/hoja.ts'
import type { Venta } from '../../../../papeles/venta.ts'
import type { Db } from '../../../../platform/db/database.ts'
import type { Vault } from '../../../../platform/vault.ts'
import { personasConSalud } from '../../../declaracion/declaracion/read-model-personas.ts'
import { ultimaConstancia } from '../../../declaracion/invitacion/read-model.ts'
import { respuestasDe } from '../../../declaracion/preguntas/read-model.ts'
import { leerCuestionario } from '../../../declaracion/preguntas/read-model-cuestionario.ts'

/** The copy of a declaration, with the questions that it answered. */
export async function componerDeclaracionSalud(
  { db, vault }: { readonly db: Db; readonly vault: Vault },
  venta: Venta,
): Promise<Hoja> {
  const { declaracion, emitida } = venta
  return papelDeDeclaracionSalud(venta, {
    personas: await personasConSalud(db, vault, declaracion.id),
    cuestionario: await leerCuestionario(db, declaracion, hoyEnSantiago(emitida)),
    respuestas: await respuestasDe(db, vault, declaracion.id),
    firma: await ultimaConstancia(db, declaracion.id, 'firma'),
  })
}
