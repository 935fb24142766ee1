import { buscarCasosMesa } from '@alerce/contract/operations/mesa/casos'
import { llavesDeBusqueda } from '@alerce/domain/postulacion/busqueda'
import { findProspectosBy } from '../../postulacion/busqueda/read-model-busqueda.ts'
import { useCase } from '../../use-case.ts'
import { casos } from './read-model.ts'

/** Search keys of the desk, which are on its papers: never phone or e-mail. */
const campos: ReadonlySet<string> = new Set(['rut', 'folio', 'nombre'])

export const buscarCasosMesaUseCase = useCase(buscarCasosMesa, async ({ texto, limite }, { tx }) => {
  const llaves = llavesDeBusqueda(texto).filter(({ campo }) => campos.has(campo))
  const ids = (await findProspectosBy(tx, 'todas', llaves, limite)).map(({ id }) => id)
  if (ids.length === 0) return []
  const found = await casos(tx).where('p.id', 'in', ids).execute()
  return found.toSorted((a, b) => ids.indexOf(a.prospectoId) - ids.indexOf(b.prospectoId))
})
