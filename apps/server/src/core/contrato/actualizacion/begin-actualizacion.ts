import { textosDeImpedimento } from '@alerce/contract/messages/contrato/actualizacion'
import { pagaConMandato } from '@alerce/domain/contrato/mandato'
import { siguienteId } from '../../../platform/db/next-id.ts'
import { note } from '../../base/bitacora/note.ts'
import { firmaSobre } from '../../base/bitacora/read-model.ts'
import { actualizacionAbierta, type DatosAnteriores } from '../../postulacion/edicion/read-model.ts'
import { readFormulario } from '../../postulacion/prospecto/ingreso/read-formulario.ts'
import { beneficiariosDe, empleadoresDe, type Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { readImpedimento } from './read-impedimento.ts'
import { insertActualizacion } from './repository.ts'

/**
 * Before a sale with a confirmed plan is changed: refuses (422) where no update may be made, and begins one unless one
 * is open, keeping what stands.
 */
export async function beginActualizacion(ctx: Context, prospecto: Prospecto): Promise<void> {
  const { id } = prospecto
  const { impedimento } = await readImpedimento(ctx, prospecto)
  if (impedimento) refuse(textosDeImpedimento[impedimento])
  if (await actualizacionAbierta(ctx.tx, id)) return
  await openActualizacion(ctx, prospecto)
}

/** Begins one, keeping what stands; answers its id. */
export async function openActualizacion(ctx: Context, prospecto: Prospecto): Promise<number> {
  const { id, rut, nombres, apellidoPaterno, apellidoMaterno } = prospecto
  const empleadores = await empleadoresDe(ctx.tx, id)
  const antes: DatosAnteriores = {
    formulario: await readFormulario(ctx, prospecto),
    beneficiarios: await beneficiariosDe(ctx.tx, id),
  }
  const actualizacionId = await siguienteId(ctx.tx, 'actualizacion')
  await insertActualizacion(ctx.tx, {
    id: actualizacionId,
    prospectoId: id,
    rut: rut ?? '',
    nombres,
    apellidoPaterno,
    apellidoMaterno,
    pagabaSinEmpleador: empleadores.some(({ tipoTrabajador }) => pagaConMandato(tipoTrabajador)),
    antes: ctx.vault.en('actualizacion.antes', actualizacionId).seal(antes),
    comenzadaPor: await firmaSobre(ctx.tx, ctx.actor, { prospectoId: id }),
    comenzadaEn: ctx.ahora,
  })
  await note(ctx, id, 'actualizacionComenzada')
  return actualizacionId
}
