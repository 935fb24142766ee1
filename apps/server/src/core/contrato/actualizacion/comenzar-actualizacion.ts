import { textosDeImpedimento } from '@alerce/contract/messages/contrato/actualizacion'
import { pagaConMandato } from '@alerce/domain/contrato/mandato'
import { siguienteId } from '../../../platform/db/next-id.ts'
import { anotar } from '../../base/bitacora/anotar.ts'
import { firmaSobre } from '../../base/bitacora/read-model.ts'
import { actualizacionAbierta, type DatosAnteriores } from '../../postulacion/edicion/read-model.ts'
import { leerFormulario } from '../../postulacion/prospecto/ingreso/leer-formulario.ts'
import { beneficiariosDe, empleadoresDe, type Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { leerImpedimento } from './leer-impedimento.ts'
import { insertarActualizacion } from './repository.ts'

/**
 * Before a sale with a confirmed plan is changed: refuses (422) where no update may be made, and begins one unless one
 * is open, keeping what stands.
 */
export async function comenzarActualizacion(ctx: Context, prospecto: Prospecto): Promise<void> {
  const { id } = prospecto
  const { impedimento } = await leerImpedimento(ctx, prospecto)
  if (impedimento) refuse(textosDeImpedimento[impedimento])
  if (await actualizacionAbierta(ctx.tx, id)) return
  await abrirActualizacion(ctx, prospecto)
}

/** Begins one, keeping what stands; answers its id. */
export async function abrirActualizacion(ctx: Context, prospecto: Prospecto): Promise<number> {
  const { id, rut, nombres, apellidoPaterno, apellidoMaterno } = prospecto
  const empleadores = await empleadoresDe(ctx.tx, id)
  const antes: DatosAnteriores = {
    formulario: await leerFormulario(ctx, prospecto),
    beneficiarios: await beneficiariosDe(ctx.tx, id),
  }
  const actualizacionId = await siguienteId(ctx.tx, 'actualizacion')
  await insertarActualizacion(ctx.tx, {
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
  await anotar(ctx, id, 'actualizacionComenzada')
  return actualizacionId
}
