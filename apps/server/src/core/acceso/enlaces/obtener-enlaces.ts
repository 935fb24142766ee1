import { obtenerEnlaces } from '@alerce/contract/operations/acceso/enlaces'
import { cutPage, useCase } from '../../use-case.ts'
import { jefeQueMira } from './alcance.ts'
import { aperturasDe, enlaces } from './read-model.ts'

const APERTURAS = 50

function estadoDe({ revocado, expira }: { revocado: string | null; expira: string }, ahora: string) {
  if (revocado !== null) return 'revocado' as const
  return expira <= ahora ? ('vencido' as const) : ('vigente' as const)
}

/** The links in reach with who opened them, when and from where. */
export const obtenerEnlacesUseCase = useCase(obtenerEnlaces, async ({ cursor = null, limite }, ctx) => {
  const { tx, ahora } = ctx
  const leidos = await enlaces(tx, { jefeId: jefeQueMira(ctx), cursor, limite })
  const { pagina, siguiente } = cutPage(leidos, limite)
  const ids = pagina.map((enlace) => enlace.id)
  const aperturas = Map.groupBy(await aperturasDe(tx, ids, APERTURAS), ({ enlaceId }) => enlaceId)
  const filas = pagina.map((enlace) => ({
    ...enlace,
    enlaceId: enlace.id,
    estado: estadoDe(enlace, ahora),
    aperturas: aperturas.get(enlace.id) ?? [],
  }))
  return { filas, siguiente }
})
