import { obtenerSesionesAbiertas } from '@alerce/contract/operations/acceso/accesos'
import { sesionesVivas } from '../../../sesiones/read-model-registro.ts'
import { useCase } from '../../use-case.ts'

const MAXIMO = 500

export const obtenerSesionesAbiertasUseCase = useCase(obtenerSesionesAbiertas, async (_input, { tx, ahora, actor }) => {
  const abiertas = await sesionesVivas(tx, ahora, MAXIMO)
  return abiertas.map(({ id, enlaceId, ...sesion }) => ({
    ...sesion,
    sesionId: id,
    enlace: enlaceId !== null,
    actual: actor.kind === 'persona' && actor.sesionId === id,
  }))
})
