import { manualHabilitada } from '@alerce/domain/declaracion/manual'
import { actualizacionAbierta } from '../../postulacion/edicion/read-model.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../use-case.ts'
import type { Declaracion } from './read-model.ts'

/** Whether a manual DS may be made of this sale, as it stands. */
export async function esManualHabilitada({ tx }: Pick<Context, 'tx'>, prospecto: Prospecto, viva: Declaracion | null) {
  const enActualizacion = (await actualizacionAbierta(tx, prospecto.id)) !== null
  return manualHabilitada({ ...prospecto, viva, enActualizacion })
}
