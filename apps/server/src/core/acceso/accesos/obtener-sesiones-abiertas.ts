import { obtenerSesionesAbiertas } from '@alerce/contract/operations/acceso/accesos'
import { maximoDeSesiones } from '@alerce/domain/limites'
import { sesionesVivas } from '../../../sesiones/read-model-registro.ts'
import { useCase } from '../../use-case.ts'

export const obtenerSesionesAbiertasUseCase = useCase(obtenerSesionesAbiertas, async ({ usuarioId }, ctx) => {
  const { tx, ahora, actor } = ctx
  const abiertas = await sesionesVivas(tx, ahora, { maximo: maximoDeSesiones, usuarioId: usuarioId ?? null })
  return abiertas.map(({ id, enlaceId, ...sesion }) => ({
    ...sesion,
    sesionId: id,
    enlace: enlaceId !== null,
    actual: actor.kind === 'persona' && actor.sesionId === id,
  }))
})
