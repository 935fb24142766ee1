import { edicionMessages as m, textosDeCierre } from '@alerce/contract/messages/postulacion/edicion'
import { cierreDeProspecto } from '@alerce/domain/postulacion/edicion'
import { actualizacionAbierta } from '../../postulacion/edicion/read-model.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'

type DeUnaPareja = Pick<Prospecto, 'id' | 'parejaId' | 'otorga' | 'activo' | 'etapa' | 'estado'>

/**
 * The open update that a prospect is quoted in: its own or, of the receiver of a pair, its giver's, which may hold both
 * new quotes (core rules, UPD). 422 without one, and of a sale that takes none any more.
 */
export async function exigirSuActualizacion({ tx }: Pick<Context, 'tx'>, prospecto: DeUnaPareja): Promise<void> {
  const { id, parejaId, otorga } = prospecto
  // while one is open no paper is issued, so that no stage of a declaration closes it
  const cierre = cierreDeProspecto(prospecto)
  if (cierre) refuse(textosDeCierre[cierre])
  ensure(await tieneSuActualizacion({ tx }, { id, parejaId, otorga }), m.noHay)
}

/** An update is open in which it is quoted: its own or, of the receiver of a pair, its giver's. */
export async function tieneSuActualizacion(
  { tx }: Pick<Context, 'tx'>,
  { id, parejaId, otorga }: Pick<Prospecto, 'id' | 'parejaId' | 'otorga'>,
): Promise<boolean> {
  if (await actualizacionAbierta(tx, id)) return true
  return parejaId !== null && !otorga && (await actualizacionAbierta(tx, parejaId)) !== null
}
