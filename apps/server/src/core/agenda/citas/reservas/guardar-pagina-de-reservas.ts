import { paginaMessages as m } from '@alerce/contract/messages/agenda/reservas'
import { common } from '@alerce/contract/messages/common'
import { guardarPaginaDeReservas } from '@alerce/contract/operations/agenda/reservas'
import { persona } from '../../../actor.ts'
import { ensure, refuse } from '../../../refusal.ts'
import { useCase } from '../../../use-case.ts'
import { aliasDeOtro } from './read-model.ts'
import { savePagina } from './repository.ts'

export const guardarPaginaDeReservasUseCase = useCase(guardarPaginaDeReservas, async ({ version, ...pagina }, ctx) => {
  const { usuarioId } = persona(ctx)
  ensure(!(await aliasDeOtro(ctx.tx, pagina.alias, usuarioId)), m.aliasTomado, { campo: 'alias' })
  const saved = await savePagina(ctx.tx, usuarioId, pagina, version)
  return { version: saved ?? refuse(common.staleVersion) }
})
