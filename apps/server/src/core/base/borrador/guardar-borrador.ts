import { borradorMessages } from '@alerce/contract/messages/base/notificaciones'
import { type CambioDeBorrador, guardarBorrador, LARGO_BORRADOR } from '@alerce/contract/operations/base/borrador'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { prune, remove, save, take } from './repository.ts'
import { autorDe, limiteDeVigencia } from './vigencia.ts'

/** Most drafts of one person: the latest ones stay. */
const MAXIMO_BORRADORES = 200

const vuelve = ({ de, a }: CambioDeBorrador): boolean => JSON.stringify(de) === JSON.stringify(a)

/** Merges the new changes over the stored ones; a field back at its first value is no change. */
function join(antes: readonly CambioDeBorrador[], ahora: readonly CambioDeBorrador[]): CambioDeBorrador[] {
  const porCampo = new Map([...antes, ...ahora].map((cambio) => [cambio.campo, cambio]))
  return [...porCampo.values()].filter((cambio) => !vuelve(cambio))
}

/** Stores a draft encrypted: a form may hold health data. */
export const guardarBorradorUseCase = useCase(guardarBorrador, async ({ formulario, cambios }, ctx) => {
  const { tx, vault, ahora } = ctx
  const usuarioId = autorDe(ctx)
  const cofre = vault.en('borrador.contenido', usuarioId, formulario)
  const lugar = { usuarioId, formulario, ahora }
  const { contenido, actualizado } = await take(tx, { ...lugar, contenido: cofre.seal([]) })
  const vale = actualizado >= (await limiteDeVigencia(ctx))
  const antes = vale ? cofre.open<CambioDeBorrador[]>(contenido) : []
  const todos = join(antes, cambios)
  ensure(JSON.stringify(todos).length <= LARGO_BORRADOR, borradorMessages.muyLargo)
  if (todos.length === 0) await remove(tx, usuarioId, formulario)
  else await save(tx, { ...lugar, contenido: cofre.seal(todos) })
  // Only a new draft increases the number
  if (antes.length === 0) await prune(tx, usuarioId, MAXIMO_BORRADORES)
  return 'ok' as const
})
