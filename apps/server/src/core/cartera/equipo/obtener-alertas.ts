import { obtenerAlertas } from '@alerce/contract/operations/cartera/equipo'
import { persona } from '../../actor.ts'
import { useCase } from '../../use-case.ts'
import { equipoPropio } from './policy.ts'
import { bajoLaMeta, conTareasAtrasadas, umbralesDe } from './read-model-alertas.ts'

export const obtenerAlertasUseCase = useCase(obtenerAlertas, async (_nothing, ctx) => {
  const equipo = await equipoPropio(ctx)
  const nombres = new Map(equipo.map(({ identificador, nombre }) => [identificador, nombre]))
  const ids = [...nombres.keys()]
  const umbrales = await umbralesDe(ctx.tx, persona(ctx).usuarioId)
  const valorDe = (clase: 'tareas' | 'meta') => umbrales.find((uno) => uno.clase === clase)?.valor ?? null
  const [tareas, dia] = [valorDe('tareas'), valorDe('meta')]
  const conNombre = <T extends { readonly asesorId: number }>(uno: T) => ({
    ...uno,
    nombre: nombres.get(uno.asesorId) ?? '',
  })
  return {
    umbrales,
    tareas: tareas === null ? [] : (await conTareasAtrasadas(ctx.tx, ids, tareas, ctx.hoy)).map(conNombre),
    meta: dia === null ? [] : (await bajoLaMeta(ctx.tx, equipo, dia, ctx.hoy)).map(conNombre),
  }
})
