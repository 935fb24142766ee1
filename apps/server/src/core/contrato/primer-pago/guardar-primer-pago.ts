import { primerPagoMessages as m } from '@alerce/contract/messages/contrato/primer-pago'
import { guardarPrimerPago } from '@alerce/contract/operations/contrato/primer-pago'
import { seHace } from '@alerce/domain/declaracion/actos/actos'
import { anotar } from '../../base/bitacora/anotar.ts'
import { firmaSobre } from '../../base/bitacora/read-model.ts'
import { tomarDeclaracion } from '../../declaracion/declaracion/editar-declaracion.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { exigirParaEmitir } from '../documentos/exigir-para-emitir.ts'
import { registrarDocumentos } from '../documentos/registrar-documentos.ts'
import { cambioDesde, entidadesPorProbar, estanTodos, registroDe } from './read-model.ts'
import { ponerPrimerPago } from './repository.ts'

export const guardarPrimerPagoUseCase = useCase(guardarPrimerPago, async ({ identificador }, ctx) => {
  const { declaracion, prospecto } = await tomarDeclaracion(ctx, { identificador })
  const entidades = await entidadesPorProbar(ctx, prospecto.id)
  const registro = await registroDe(ctx.tx, identificador)
  const devuelto = registro?.decision === 'devuelto'
  if (registro && !devuelto && estanTodos(entidades)) return 'ok' as const
  ensure(seHace('guardarPrimerPago', declaracion), m.etapa)
  ensure(entidades.length > 0, m.sinEntidad)
  ensure(estanTodos(entidades), m.faltan)
  ensure(!devuelto || cambioDesde(entidades, registro.resueltoEn), m.igual)
  await exigirParaEmitir(ctx, prospecto, declaracion)
  await ponerPrimerPago(ctx.tx, {
    declaracionId: identificador,
    por: await firmaSobre(ctx.tx, ctx.actor, { prospectoId: prospecto.id }),
    en: ctx.ahora,
  })
  await anotar(ctx, prospecto.id, 'primerPagoRegistrado')
  // given back, its papers were issued with the first one
  if (!devuelto) await registrarDocumentos(ctx, declaracion)
  return 'ok' as const
})
