import { descartarActualizacion } from '@alerce/contract/operations/contrato/actualizacion'
import { anotar } from '../../base/bitacora/anotar.ts'
import { firmaSobre } from '../../base/bitacora/read-model-firma.ts'
import { olvidarDeLaActualizacion } from '../../cotizacion/cotizacion/olvidar-de-la-actualizacion.ts'
import { refrescarEstado } from '../../declaracion/declaracion/refrescar-estado.ts'
import { reponerGrupo } from '../../postulacion/beneficiarios/reponer-grupo.ts'
import { exigirActualizacion } from '../../postulacion/edicion/exigir-actualizacion.ts'
import type { DatosAnteriores } from '../../postulacion/edicion/read-model.ts'
import { reponerFormulario } from '../../postulacion/prospecto/ingreso/reponer-formulario.ts'
import { tomarConPareja } from '../../postulacion/prospecto/pareja/revisar-pareja.ts'
import { editarProspecto } from '../../postulacion/prospecto/policy.ts'
import { registrarCambio } from '../../postulacion/prospecto/registrar-cambio.ts'
import { useCase } from '../../use-case.ts'
import { emitirLoCorregido } from './nombre/emitir-de-nuevo.ts'
import { cerrarActualizacion } from './repository.ts'

/** Applicant, employers and beneficiaries are what they were before the update, and what it quoted is gone; what it said stays in the history. */
export const descartarActualizacionUseCase = useCase(descartarActualizacion, async ({ prospectoId, version }, ctx) => {
  await tomarConPareja(ctx, prospectoId)
  const prospecto = await editarProspecto(ctx, prospectoId, version)
  const abierta = await exigirActualizacion(ctx, prospectoId)
  const { formulario, beneficiarios } = ctx.vault
    .en('actualizacion.antes', abierta.id)
    .open<DatosAnteriores>(abierta.antes)
  const campos = await reponerFormulario(ctx, prospecto, formulario)
  if (await reponerGrupo(ctx, prospectoId, beneficiarios)) campos.push('beneficiarios')
  await olvidarDeLaActualizacion(ctx, prospectoId)
  if (prospecto.parejaId !== null) await olvidarDeLaActualizacion(ctx, prospecto.parejaId)
  await cerrarActualizacion(ctx.tx, abierta.id, 'X', {
    por: await firmaSobre(ctx.tx, ctx.actor, { prospectoId }),
    en: ctx.ahora,
  })
  await anotar(ctx, prospectoId, 'actualizacionDescartada')
  await emitirLoCorregido(ctx, prospectoId, abierta.en)
  await refrescarEstado(ctx, prospectoId)
  return { version: await registrarCambio(ctx, prospecto, campos) }
})
