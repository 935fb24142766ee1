import { primerPagoMessages as m } from '@alerce/contract/messages/contrato/primer-pago'
import { guardarPrimerPago } from '@alerce/contract/operations/contrato/primer-pago'
import { seHace } from '@alerce/domain/declaracion/actos/actos'
import { note } from '../../base/bitacora/note.ts'
import { firmaSobre } from '../../base/bitacora/read-model.ts'
import { takeDeclaracion } from '../../declaracion/ds/edit-declaracion.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { ensureReadyToIssue } from '../documentos/ensure-ready-to-issue.ts'
import { recordDocumentos } from '../documentos/record-documentos.ts'
import { cambioDesde, entidadesPorProbar, estanTodos, registroDe } from './read-model.ts'
import { setPrimerPago } from './repository.ts'

export const guardarPrimerPagoUseCase = useCase(guardarPrimerPago, async ({ identificador }, ctx) => {
  const { declaracion, prospecto } = await takeDeclaracion(ctx, { identificador })
  const entidades = await entidadesPorProbar(ctx, prospecto.id)
  const registro = await registroDe(ctx.tx, identificador)
  const devuelto = registro?.decision === 'devuelto'
  if (registro && !devuelto && estanTodos(entidades)) return 'ok' as const
  ensure(seHace('guardarPrimerPago', declaracion), m.etapa)
  ensure(entidades.length > 0, m.sinEntidad)
  ensure(estanTodos(entidades), m.faltan)
  ensure(!devuelto || cambioDesde(entidades, registro.resueltoEn), m.igual)
  await ensureReadyToIssue(ctx, prospecto, declaracion)
  await setPrimerPago(ctx.tx, {
    declaracionId: identificador,
    por: await firmaSobre(ctx.tx, ctx.actor, { prospectoId: prospecto.id }),
    en: ctx.ahora,
  })
  await note(ctx, prospecto.id, 'primerPagoRegistrado')
  // given back, its papers were issued with the first one
  if (!devuelto) await recordDocumentos(ctx, declaracion)
  return 'ok' as const
})
