import { edicionMessages as m, textosDeCierre } from '@alerce/contract/messages/postulacion/edicion'
import { cierreDeProspecto } from '@alerce/domain/postulacion/edicion'
import { actualizacionAbierta } from '../../postulacion/edicion/read-model.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'

type DeUnaPareja = Pick<Prospecto, 'id' | 'parejaId' | 'otorga' | 'activo' | 'etapa' | 'estado'>

/**
 * Requires the open update of a prospect: its own or, for the receiver of a pair, its giver's, which may hold both new
 * quotes (core rules, UPD). 422 without one, and when the sale no longer takes updates.
 */
export async function ensureSuActualizacion({ tx }: Pick<Context, 'tx'>, prospecto: DeUnaPareja): Promise<void> {
  const { id, parejaId, otorga } = prospecto
  // an open update issues no papers, so no stage of a declaration can close it
  const cierre = cierreDeProspecto(prospecto)
  if (cierre) refuse(textosDeCierre[cierre])
  ensure(await tieneSuActualizacion({ tx }, { id, parejaId, otorga }), m.noHay)
}

/** Whether an update is open for its quote: its own or, for the receiver of a pair, its giver's. */
export async function tieneSuActualizacion(
  { tx }: Pick<Context, 'tx'>,
  { id, parejaId, otorga }: Pick<Prospecto, 'id' | 'parejaId' | 'otorga'>,
): Promise<boolean> {
  if (await actualizacionAbierta(tx, id)) return true
  return parejaId !== null && !otorga && (await actualizacionAbierta(tx, parejaId)) !== null
}
