import { firmadosMessages as m, textosDeDetencionDeFirmados } from '@alerce/contract/messages/contrato/firmados'
import { enviarDocumentosFirmados } from '@alerce/contract/operations/contrato/firmados'
import { firmaSobre } from '../../base/bitacora/read-model.ts'
import { cambiarEtapaDS } from '../../declaracion/declaracion/cambiar-etapa-ds.ts'
import { leerDeclaracion } from '../../declaracion/declaracion/leer-declaracion.ts'
import type { Declaracion } from '../../declaracion/declaracion/read-model.ts'
import { editarProspecto } from '../../postulacion/prospecto/policy.ts'
import { refuse } from '../../refusal.ts'
import { type Context, useCase } from '../../use-case.ts'
import { darPorCorregidas } from './dar-por-corregidas.ts'
import { leerDetencion, tomarVentas } from './leer-ventas.ts'
import { insertarEnvio } from './repository.ts'

async function entregar(ctx: Context, declaracion: Declaracion): Promise<void> {
  await darPorCorregidas(ctx, declaracion.prospectoId, m.cambiados.text)
  // the stage is named after what the desk may find in it
  await cambiarEtapaDS(ctx, declaracion, 'firmaIsapreRevision', { evento: 'firmadosEnviados', detalle: '' })
  await insertarEnvio(ctx.tx, {
    declaracionId: declaracion.id,
    enviadoPor: await firmaSobre(ctx.tx, ctx.actor, { declaracionId: declaracion.id }),
    enviadoEn: ctx.ahora,
  })
}

/** A pair goes to the desk together, whichever of the two is sent. */
export const enviarDocumentosFirmadosUseCase = useCase(enviarDocumentosFirmados, async ({ identificador }, ctx) => {
  await leerDeclaracion(ctx, identificador)
  const ventas = await tomarVentas(ctx, identificador)
  const { suya, otra } = ventas
  await editarProspecto(ctx, suya.prospecto.id)
  const detencion = await leerDetencion(ctx, ventas)
  if (detencion === 'enLaMesa') return 'ok' as const
  if (detencion) refuse(textosDeDetencionDeFirmados[detencion])
  await entregar(ctx, suya.declaracion)
  if (otra?.declaracion) await entregar(ctx, otra.declaracion)
  return 'ok' as const
})
