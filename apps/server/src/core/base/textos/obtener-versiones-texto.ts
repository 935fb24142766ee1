import { obtenerVersionesTexto } from '@alerce/contract/operations/base/textos'
import { cutPage, useCase } from '../../use-case.ts'
import { presentTexto } from './present-texto.ts'
import { versionesDe } from './read-model.ts'

export const obtenerVersionesTextoUseCase = useCase(obtenerVersionesTexto, async ({ clase, cursor, limite }, ctx) => {
  const rows = await versionesDe(ctx.tx, clase, { cursor: cursor ?? null, limite: limite + 1 })
  const { pagina, siguiente } = cutPage(rows, limite)
  const filas = []
  for (const texto of pagina) filas.push(await presentTexto(ctx, texto))
  return { filas, siguiente }
})
