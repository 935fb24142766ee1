import type { ProspectoForm } from '@alerce/contract/forms/postulacion/prospecto'
import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import { normalizaPasaporte } from '@alerce/domain/base/persona/pasaporte'
import { normalizaRut } from '@alerce/domain/base/persona/rut'
import { useConfirm } from '../../../components/dialogs/dialogs-provider.tsx'
import type { ReplyOf } from '../../../lib/api/call.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { readOptions, useRead } from '../../../lib/use-call.ts'

type Hallado = ReplyOf<'buscarProspectos'>[number]

/** What tells a person apart, as it is typed. */
export interface DocumentoEscrito {
  readonly campo: 'rut' | 'numeroPasaporte'
  readonly escrito: string
}

/** The one that counts of a form. */
export const documentoEscrito = (
  form: Pick<ProspectoForm, 'tipoDocumento' | 'rut' | 'numeroPasaporte'>,
): DocumentoEscrito =>
  form.tipoDocumento === 'P'
    ? { campo: 'numeroPasaporte', escrito: form.numeroPasaporte }
    : { campo: 'rut', escrito: form.rut }

/** As it is stored; null while it is no document yet: a half typed one is nobody. */
const entero = ({ campo, escrito }: DocumentoEscrito): string | null =>
  campo === 'rut' ? normalizaRut(escrito) : normalizaPasaporte(escrito)

const consulta = (documento: string) => ({ texto: documento, limite: 5 })
const delDocumento = ({ campo }: DocumentoEscrito, documento: string, hallados: readonly Hallado[]) =>
  hallados.filter((one) => one[campo] === documento)

/** The same person again, as the warning says it. */
export const yaEsta = ({ nombre, estado }: Pick<Hallado, 'nombre' | 'estado'>): string =>
  `${prospectoMessages.enCartera.text}: ${nombre}, ${estado}`

/** Who has this document in the portfolio already. Asked once it is one, and no late answer wins. */
export function useAnteriores(typed: DocumentoEscrito): readonly Hallado[] {
  const documento = entero(typed)
  const { data = [] } = useRead('buscarProspectos', consulta(documento ?? ''), { enabled: documento !== null })
  return documento === null ? [] : delDocumento(typed, documento, data)
}

async function hallar(typed: DocumentoEscrito): Promise<readonly Hallado[]> {
  const documento = entero(typed)
  if (documento === null) return []
  const found = await queryClient.fetchQuery(readOptions('buscarProspectos', consulta(documento)))
  return delDocumento(typed, documento, found)
}

/** Asks before somebody is added again, busy until they are; a search that fails stops nobody: the server tells the same. */
export function useCrearDeTodosModos() {
  const confirm = useConfirm()
  return async (documentos: readonly DocumentoEscrito[], act: () => Promise<unknown>): Promise<boolean> => {
    const hallados = await Promise.all(documentos.map((typed) => hallar(typed).catch(() => [])))
    const [primero] = hallados.flat()
    if (primero) return await confirm({ text: yaEsta(primero), accept: 'Crear de todos modos' }, act)
    await act()
    return true
  }
}
