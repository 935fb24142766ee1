import { buscarCasosMesa } from '@alerce/contract/operations/mesa/casos'
import { llavesDePapeles } from '@alerce/domain/postulacion/busqueda'
import { findProspectosBy } from '../../postulacion/busqueda/read-model-busqueda.ts'
import { useCase } from '../../use-case.ts'
import { casos } from './read-model.ts'

export const buscarCasosMesaUseCase = useCase(buscarCasosMesa, async ({ texto, limite }, { tx }) => {
  const ids = (await findProspectosBy(tx, 'todas', llavesDePapeles(texto), limite)).map(({ id }) => id)
  if (ids.length === 0) return []
  const found = await casos(tx).where('p.id', 'in', ids).execute()
  return found.toSorted((a, b) => ids.indexOf(a.prospectoId) - ids.indexOf(b.prospectoId))
})
