import { descartarActualizacion } from '@alerce/contract/operations/contrato/actualizacion'
import { anotar } from '../../base/bitacora/anotar.ts'
import { firmaSobre } from '../../base/bitacora/read-model.ts'
import { olvidarDeLaActualizacion } from '../../cotizacion/cotizacion/olvidar-de-la-actualizacion.ts'
import { refrescarEstado } from '../../declaracion/declaracion/refrescar-estado.ts'
import { reponerGrupo } from '../../postulacion/beneficiarios/reponer-grupo.ts'
import { exigirActualizacion } from '../../postulacion/edicion/exigir-actualizacion.ts'
import type { DatosAnteriores } from '../../postulacion/edicion/read-model.ts'
import { guardarDatos } from '../../postulacion/prospecto/ingreso/guardar-datos.ts'
import { leerDatos } from '../../postulacion/prospecto/ingreso/leer-formulario.ts'
import { editarConPareja } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'
import { emitirLoCorregido } from './emitir-de-nuevo.ts'
import { cerrarActualizacion } from './repository.ts'

/** Applicant, employers and beneficiaries are what they were before the update, and what it quoted is gone; what it said stays in the history. */
export const descartarActualizacionUseCase = useCase(descartarActualizacion, async ({ prospectoId, version }, ctx) => {
  const { prospecto, otro } = await editarConPareja(ctx, prospectoId, version)
  const abierta = await exigirActualizacion(ctx, prospectoId)
  const { formulario, beneficiarios } = ctx.vault
    .en('actualizacion.antes', abierta.id)
    .open<DatosAnteriores>(abierta.antes)
  const grupo = (await reponerGrupo(ctx, prospectoId, beneficiarios)) ? ['beneficiarios'] : []
  // as it was, whether or not it would still pass
  const { guardado } = await guardarDatos(ctx, await leerDatos(ctx, prospecto), formulario, grupo)
  await olvidarDeLaActualizacion(ctx, prospectoId)
  if (otro) await olvidarDeLaActualizacion(ctx, otro.id)
  await cerrarActualizacion(ctx.tx, abierta.id, 'X', {
    por: await firmaSobre(ctx.tx, ctx.actor, { prospectoId }),
    en: ctx.ahora,
  })
  await anotar(ctx, prospectoId, 'actualizacionDescartada')
  await emitirLoCorregido(ctx, prospectoId, abierta.en)
  await refrescarEstado(ctx, prospectoId)
  return { version: guardado.version }
})
