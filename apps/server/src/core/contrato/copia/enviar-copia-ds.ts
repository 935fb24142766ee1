import { common } from '@alerce/contract/messages/common'
import { copiaDSMessages as m } from '@alerce/contract/messages/contrato/copia-ds'
import { documentosMessages } from '@alerce/contract/messages/contrato/documentos'
import { enviarCopiaDS } from '@alerce/contract/operations/contrato/copia-ds'
import { DIA_MS } from '@alerce/domain/base/fechas/duracion'
import { invitacionesPorDia } from '@alerce/domain/declaracion/invitacion/enlace'
import { seDevuelve } from '@alerce/domain/declaracion/retencion'
import { takeDeclaracion } from '../../declaracion/ds/edit-declaracion.ts'
import { enlacesDesde } from '../../declaracion/invitacion/read-model.ts'
import { ensure, refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { ensureArchivo } from '../documentos/ensure-archivo.ts'
import { copiaDe } from '../documentos/read-model.ts'
import { sendCopia, sendDevolucion } from './send-copia.ts'

/** Some times a day; it opens again what failed identities had blocked. */
export const enviarCopiaDSUseCase = useCase(enviarCopiaDS, async ({ identificador }, ctx) => {
  const tomada = await takeDeclaracion(ctx, { identificador })
  ensure(tomada.declaracion.viva, common.notFound)
  const devuelve = seDevuelve(tomada.declaracion.etapa)
  if (devuelve) ensure(tomada.declaracion.purgadaEn === null, m.eliminada)
  else {
    const copia = (await copiaDe(ctx.tx, identificador)) ?? refuse(documentosMessages.sinDatos)
    ensureArchivo(copia)
  }
  const desde = new Date(Date.parse(ctx.ahora) - DIA_MS).toISOString()
  const enviados = { declaracionId: identificador, origen: 'correo', llevaA: 'copia', desde } as const
  ensure((await enlacesDesde(ctx.tx, enviados)) < invitacionesPorDia, m.demasiadas)
  await (devuelve ? sendDevolucion : sendCopia)(ctx, tomada)
  return 'ok' as const
})
