import { obtenerSegundoFactor } from '@alerce/contract/operations/acceso/segundo-factor'
import { debeTenerSegundoFactor } from '@alerce/domain/acceso/segundo-factor'
import { persona } from '../../actor.ts'
import { useCase } from '../../use-case.ts'
import { sitioDeLlaves } from './llaves.ts'
import { codigosSinUsar, findAplicacion, llavesDe, perfilesConSegundoFactor } from './read-model.ts'

export const obtenerSegundoFactorUseCase = useCase(obtenerSegundoFactor, async (_input, ctx) => {
  const { tx, hoy } = ctx
  const { usuarioId, roles } = persona(ctx)
  const aplicacion = await findAplicacion(tx, usuarioId)
  const llaves = await llavesDe(tx, usuarioId)
  return {
    obligatorio: debeTenerSegundoFactor(roles, await perfilesConSegundoFactor(tx, hoy)),
    llavesPosibles: sitioDeLlaves(ctx) !== null,
    aplicacion: aplicacion?.confirmada ? { desde: aplicacion.confirmada } : null,
    llaves: llaves.map(({ credencial: llave, nombre, creada, usada }) => ({ llave, nombre, creada, usada })),
    codigosSinUsar: await codigosSinUsar(tx, usuarioId),
  }
})
