import { descartarActualizacion } from '@alerce/contract/operations/contrato/actualizacion'
import { note } from '../../base/bitacora/note.ts'
import { firmaSobre } from '../../base/bitacora/read-model.ts'
import { forgetDeLaActualizacion } from '../../cotizacion/cotizaciones/forget-de-la-actualizacion.ts'
import { refreshEstado } from '../../declaracion/ds/refresh-estado.ts'
import { restoreGrupo } from '../../postulacion/beneficiarios/restore-grupo.ts'
import { ensureActualizacion } from '../../postulacion/edicion/ensure-actualizacion.ts'
import type { DatosAnteriores } from '../../postulacion/edicion/read-model.ts'
import { readData } from '../../postulacion/prospecto/ingreso/read-formulario.ts'
import { saveDatos } from '../../postulacion/prospecto/ingreso/save-datos.ts'
import { editWithPareja } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'
import { issueCorrected } from './issue-again.ts'
import { closeActualizacion } from './repository.ts'

/** Applicant, employers and beneficiaries are what they were before the update, and what it quoted is gone; what it said stays in the history. */
export const descartarActualizacionUseCase = useCase(descartarActualizacion, async ({ prospectoId, version }, ctx) => {
  const { prospecto, otro } = await editWithPareja(ctx, prospectoId, version)
  const abierta = await ensureActualizacion(ctx, prospectoId)
  const { formulario, beneficiarios } = ctx.vault
    .en('actualizacion.antes', abierta.id)
    .open<DatosAnteriores>(abierta.antes)
  const grupo = (await restoreGrupo(ctx, prospectoId, beneficiarios)) ? ['beneficiarios'] : []
  // as it was, whether or not it would still pass
  const { guardado } = await saveDatos(ctx, await readData(ctx, prospecto), formulario, grupo)
  await forgetDeLaActualizacion(ctx, prospectoId)
  if (otro) await forgetDeLaActualizacion(ctx, otro.id)
  await closeActualizacion(ctx.tx, abierta.id, 'X', {
    por: await firmaSobre(ctx.tx, ctx.actor, { prospectoId }),
    en: ctx.ahora,
  })
  await note(ctx, prospectoId, 'actualizacionDescartada')
  await issueCorrected(ctx, prospectoId, abierta.en)
  await refreshEstado(ctx, prospectoId)
  return { version: guardado.version }
})
