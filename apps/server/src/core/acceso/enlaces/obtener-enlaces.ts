import { obtenerEnlaces } from '@alerce/contract/operations/acceso/enlaces'
import { useCase } from '../../use-case.ts'
import { aperturasDe, enlaces } from './read-model.ts'

const MAXIMO = 200
const APERTURAS = 50

function estadoDe({ revocado, expira }: { revocado: string | null; expira: string }, ahora: string) {
  if (revocado !== null) return 'revocado' as const
  return expira <= ahora ? ('vencido' as const) : ('vigente' as const)
}

/** Every link with who opened it, when and from where. */
export const obtenerEnlacesUseCase = useCase(obtenerEnlaces, async (_input, { tx, ahora }) => {
  const todos = await enlaces(tx, MAXIMO)
  const ids = todos.map((enlace) => enlace.id)
  const aperturas = Map.groupBy(await aperturasDe(tx, ids, APERTURAS), ({ enlaceId }) => enlaceId)
  return todos.map((enlace) => ({
    ...enlace,
    enlaceId: enlace.id,
    estado: estadoDe(enlace, ahora),
    aperturas: aperturas.get(enlace.id) ?? [],
  }))
})
