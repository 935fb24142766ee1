import { fechaMessages } from '@alerce/contract/messages/base/campos'
import { obtenerResueltasHoy } from '@alerce/contract/operations/declaracion/contraloria/resueltas'
import { inicioDelDia } from '@alerce/domain/base/fechas/dia'
import { sumaDias } from '@alerce/domain/base/fechas/fecha'
import { llavesDePapeles } from '@alerce/domain/postulacion/busqueda'
import { persona } from '../../../actor.ts'
import { ensure } from '../../../refusal.ts'
import { cutPage, useCase } from '../../../use-case.ts'
import { resueltasEntre } from './read-model.ts'

export const obtenerResueltasHoyUseCase = useCase(obtenerResueltasHoy, async (pedido, ctx) => {
  const { usuarioId } = persona(ctx)
  const { cursor = null, limite, desde = ctx.hoy, hasta = ctx.hoy, texto } = pedido
  ensure(desde <= hasta, fechaMessages.rangoInvalido, { campo: 'desde' })
  const rows = await resueltasEntre(ctx.tx, {
    desde: inicioDelDia(desde),
    antesDe: inicioDelDia(sumaDias(hasta, 1)),
    llaves: texto === undefined ? null : llavesDePapeles(texto),
    cursor,
    limite: limite + 1,
  })
  const { pagina, siguiente } = cutPage(rows, limite)
  return {
    resueltas: pagina.map(({ id, usuarioId: quien, ...respuesta }) => ({
      ...respuesta,
      evaluacionId: id,
      propia: quien === usuarioId,
    })),
    siguiente,
  }
})
