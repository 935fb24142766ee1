import { carteraMessages } from '@alerce/contract/messages/cartera/lista'
import { descargarProspectos } from '@alerce/contract/operations/cartera/lista'
import { maximoDeDescarga } from '@alerce/domain/limites'
import { recordEvento } from '../../acceso/seguridad/record-evento.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { archivoDeCartera } from './archivo-de-cartera.ts'
import { readFilterDeCartera } from './read-filter.ts'
import { listCartera } from './read-model.ts'

/** The list as a file, and its log entry. */
export const descargarProspectosUseCase = useCase(descargarProspectos, async ({ formato, columnas, ...input }, ctx) => {
  const filtro = await readFilterDeCartera(ctx, input)
  const todos = { pagina: 1, cursor: null, limite: maximoDeDescarga + 1 }
  const found = await listCartera(ctx.tx, filtro, todos, ctx.ahora)
  ensure(found.length <= maximoDeDescarga, carteraMessages.demasiadosParaDescargar)
  await ctx.leaveRegistro((tx) => recordEvento({ ...ctx, tx }, 'carteraDescargada', `${found.length} prospectos`))
  return archivoDeCartera(found, { formato, columnas, conAsesor: filtro.conAsesor, hoy: ctx.hoy })
})
