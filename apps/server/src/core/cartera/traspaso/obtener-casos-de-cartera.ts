import { obtenerCasosDeCartera } from '@alerce/contract/operations/cartera/traspaso'
import { textoDeBusqueda } from '@alerce/domain/base/persona/nombre'
import { cutPage, useCase } from '../../use-case.ts'
import { ensureCartera } from './policy.ts'
import { casosDeCartera } from './read-model.ts'

export const obtenerCasosDeCarteraUseCase = useCase(obtenerCasosDeCartera, async (input, ctx) => {
  const { asesorId, texto, limite } = input
  await ensureCartera(ctx, asesorId)
  const palabras = textoDeBusqueda(texto.replaceAll('.', ''))
    .split(' ')
    .filter((palabra) => palabra !== '')
  const found = await casosDeCartera(ctx.tx, { asesorId, palabras, cursor: input.cursor ?? null, limite })
  const { pagina, siguiente } = cutPage(found, limite)
  const filas = pagina.map(({ id, nombre, rut, estado, titular, parejaId, nombreDePareja }) => ({
    prospectoId: id,
    nombre,
    rut,
    estado,
    titular,
    pareja: parejaId === null ? null : { prospectoId: parejaId, nombre: nombreDePareja },
  }))
  return { filas, siguiente }
})
