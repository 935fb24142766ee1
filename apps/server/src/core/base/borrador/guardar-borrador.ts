import { borradorMessages } from '@alerce/contract/messages/base/notificaciones'
import { type CambioDeBorrador, guardarBorrador, LARGO_BORRADOR } from '@alerce/contract/operations/base/borrador'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { borrar, guardar, podar, tomar } from './repository.ts'
import { autorDe, limiteDeVigencia } from './vigencia.ts'

/** Forms of one person that are kept at most: the latest. */
const MAXIMO_BORRADORES = 200

const vuelve = ({ de, a }: CambioDeBorrador): boolean => JSON.stringify(de) === JSON.stringify(a)

/** What was kept, with what is typed now over it; a field that is what it was before is no change. */
function unir(antes: readonly CambioDeBorrador[], ahora: readonly CambioDeBorrador[]): CambioDeBorrador[] {
  const porCampo = new Map([...antes, ...ahora].map((cambio) => [cambio.campo, cambio]))
  return [...porCampo.values()].filter((cambio) => !vuelve(cambio))
}

/** Keeps what is being typed, encrypted: a form may hold health data. */
export const guardarBorradorUseCase = useCase(guardarBorrador, async ({ formulario, cambios }, ctx) => {
  const { tx, vault, ahora } = ctx
  const usuarioId = autorDe(ctx)
  const cofre = vault.en('borrador.contenido', usuarioId, formulario)
  const lugar = { usuarioId, formulario, ahora }
  const { contenido, actualizado } = await tomar(tx, { ...lugar, contenido: cofre.seal([]) })
  const vale = actualizado >= (await limiteDeVigencia(ctx))
  const antes = vale ? cofre.open<CambioDeBorrador[]>(contenido) : []
  const todos = unir(antes, cambios)
  ensure(JSON.stringify(todos).length <= LARGO_BORRADOR, borradorMessages.muyLargo)
  if (todos.length === 0) await borrar(tx, usuarioId, formulario)
  else await guardar(tx, { ...lugar, contenido: cofre.seal(todos) })
  // only one that begins makes them more
  if (antes.length === 0) await podar(tx, usuarioId, MAXIMO_BORRADORES)
  return 'ok' as const
})
