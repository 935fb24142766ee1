import { anotar } from '../../../base/bitacora/anotar.ts'
import type { Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../../use-case.ts'
import { repetirDeclarado } from '../../reuso/repetir-declarado.ts'
import { crearDeclaracion } from '../al-dia/crear-declaracion.ts'
import { refrescarEstado } from '../refrescar-estado.ts'

export interface DSManual {
  readonly id: number
  readonly folio: number
}

/** The declaration with its persons; that of a sale that reuses another says at once what that one said. */
export async function insertarDSManual(ctx: Context, prospecto: Prospecto): Promise<DSManual> {
  const { id, folio } = await crearDeclaracion(ctx, prospecto, 'M')
  await anotar(ctx, prospecto.id, 'dsManualGenerada', String(folio))
  await repetirDeclarado(ctx, id, prospecto)
  await refrescarEstado(ctx, prospecto.id)
  return { id, folio }
}
