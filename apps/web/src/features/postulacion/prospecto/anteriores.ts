import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import { normalizaRut } from '@alerce/domain/base/persona/rut'
import { useConfirm } from '../../../components/dialogs/dialogs-provider.tsx'
import type { ReplyOf } from '../../../lib/api/call.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { readOptions, useRead } from '../../../lib/use-call.ts'

type Hallado = ReplyOf<'buscarProspectos'>[number]

const consulta = (rut: string) => ({ texto: rut, limite: 5 })
const delRut = (rut: string, hallados: readonly Hallado[]) => hallados.filter((one) => one.rut === rut)

/** The same person again, as the warning says it. */
export const yaEsta = ({ nombre, estado }: Pick<Hallado, 'nombre' | 'estado'>): string =>
  `${prospectoMessages.enCartera.text}: ${nombre}, ${estado}`

/** Who has this RUT in the portfolio already. Asked once it is one: a half typed one is nobody, and no late answer wins. */
export function useAnteriores(typed: string, enabled: boolean): readonly Hallado[] {
  const rut = normalizaRut(typed)
  const { data = [] } = useRead('buscarProspectos', consulta(rut ?? ''), { enabled: enabled && rut !== null })
  return rut === null ? [] : delRut(rut, data)
}

/** Asks before somebody is added again; a search that fails stops nobody: the server tells the same. */
export function useCrearDeTodosModos() {
  const confirm = useConfirm()
  return async (ruts: readonly string[]): Promise<boolean> => {
    const escritos = ruts.flatMap((typed) => normalizaRut(typed) ?? [])
    const hallados = await Promise.all(
      escritos.map((rut) =>
        queryClient.fetchQuery(readOptions('buscarProspectos', consulta(rut))).then(
          (found) => delRut(rut, found),
          () => [],
        ),
      ),
    )
    const [primero] = hallados.flat()
    return primero === undefined || (await confirm({ text: yaEsta(primero), accept: 'Crear de todos modos' }))
  }
}
