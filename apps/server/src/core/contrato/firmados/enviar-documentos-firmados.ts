import { firmadosMessages as m, textosDeDetencionDeFirmados } from '@alerce/contract/messages/contrato/firmados'
import { enviarDocumentosFirmados } from '@alerce/contract/operations/contrato/firmados'
import { firmaSobre } from '../../base/bitacora/read-model.ts'
import { changeEtapaDS } from '../../declaracion/ds/change-etapa-ds.ts'
import { readDeclaracion } from '../../declaracion/ds/read-declaracion.ts'
import type { Declaracion } from '../../declaracion/ds/read-model.ts'
import { editProspecto } from '../../postulacion/prospecto/policy.ts'
import { refuse } from '../../refusal.ts'
import { type Context, useCase } from '../../use-case.ts'
import { markCorrected } from './mark-corrected.ts'
import { readDetencion, takeVentas } from './read-ventas.ts'
import { insertEnvio } from './repository.ts'

async function deliver(ctx: Context, declaracion: Declaracion): Promise<void> {
  await markCorrected(ctx, declaracion.prospectoId, m.cambiados.text)
  // the stage is named after what the desk may find in it
  await changeEtapaDS(ctx, declaracion, 'firmaIsapreRevision', { evento: 'firmadosEnviados', detalle: '' })
  await insertEnvio(ctx.tx, {
    declaracionId: declaracion.id,
    enviadoPor: await firmaSobre(ctx.tx, ctx.actor, { declaracionId: declaracion.id }),
    enviadoEn: ctx.ahora,
  })
}

/** A pair goes to the desk together, whichever of the two is sent. */
export const enviarDocumentosFirmadosUseCase = useCase(enviarDocumentosFirmados, async ({ identificador }, ctx) => {
  await readDeclaracion(ctx, identificador)
  const ventas = await takeVentas(ctx, identificador)
  const { suya, otra } = ventas
  await editProspecto(ctx, suya.prospecto.id)
  const detencion = await readDetencion(ctx, ventas)
  if (detencion === 'enLaMesa') return 'ok' as const
  if (detencion) refuse(textosDeDetencionDeFirmados[detencion])
  await deliver(ctx, suya.declaracion)
  if (otra?.declaracion) await deliver(ctx, otra.declaracion)
  return 'ok' as const
})
