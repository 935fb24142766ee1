import { obtenerTableroDelEquipo } from '@alerce/contract/operations/cartera/equipo'
import { mesDeMeta } from '@alerce/domain/cartera/equipo/meta'
import { useCase } from '../../use-case.ts'
import { equipoPropio } from './policy.ts'
import { cuentasDelEquipo } from './read-model-tablero.ts'

export const obtenerTableroDelEquipoUseCase = useCase(obtenerTableroDelEquipo, async ({ mes }, ctx) => {
  const equipo = await equipoPropio(ctx)
  const cuentas = await cuentasDelEquipo(
    ctx.tx,
    equipo.map(({ identificador }) => identificador),
    mes ?? mesDeMeta(ctx.hoy),
    ctx.hoy,
  )
  const filas = equipo.flatMap(({ identificador: asesorId, nombre, activo }) => {
    const suyas = cuentas.get(asesorId)
    return suyas ? [{ asesorId, nombre, activo, ...suyas }] : []
  })
  return { hoy: ctx.hoy, filas }
})
