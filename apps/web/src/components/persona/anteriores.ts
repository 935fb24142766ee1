import type { ProspectoForm } from '@alerce/contract/forms/postulacion/antecedentes'
import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import { normalizaPasaporte } from '@alerce/domain/base/persona/pasaporte'
import { normalizaRut } from '@alerce/domain/base/persona/rut'
import type { ReplyOf } from '../../lib/api/call.ts'
import { readOptions } from '../../lib/api/read-options.ts'
import { queryClient } from '../../lib/query-client.ts'
import { useRead } from '../../lib/use-call.ts'
import { useConfirm } from '../dialogs/dialogs-provider.tsx'

type Hallado = ReplyOf<'buscarProspectos'>[number]

/** Document that identifies a person, as typed. */
export interface DocumentoEscrito {
  readonly campo: 'rut' | 'numeroPasaporte'
  readonly escrito: string
}

export type PersonaConDocumento = Pick<ProspectoForm, 'tipoDocumento' | 'rut' | 'numeroPasaporte'>

/** Saved person. */
export interface PersonaGuardada {
  readonly prospectoId: number
  readonly persona: PersonaConDocumento
}

/** Document that counts in a form. */
export const documentoEscrito = (form: PersonaConDocumento): DocumentoEscrito =>
  form.tipoDocumento === 'P'
    ? { campo: 'numeroPasaporte', escrito: form.numeroPasaporte }
    : { campo: 'rut', escrito: form.rut }

/** Document as stored; null while it is incomplete. */
const entero = ({ campo, escrito }: DocumentoEscrito): string | null =>
  campo === 'rut' ? normalizaRut(escrito) : normalizaPasaporte(escrito)

/** Whether the typed document differs from the saved one; a first RUT counts too. */
export const esOtro = (escrito: DocumentoEscrito, guardada: PersonaGuardada | null): boolean =>
  guardada === null || entero(escrito) !== entero(documentoEscrito(guardada.persona))

const consulta = (documento: string) => ({ texto: documento, limite: 5 })

/** Prospects with that document, except the person being saved. */
function losDemas(typed: DocumentoEscrito, guardada: PersonaGuardada | null, hallados: readonly Hallado[]) {
  const documento = entero(typed)
  return hallados.filter((one) => one[typed.campo] === documento && one.prospectoId !== guardada?.prospectoId)
}

/** Warning about a person who is already in the portfolio. */
export const yaEsta = ({ nombre, estado }: Pick<Hallado, 'nombre' | 'estado'>): string =>
  `${prospectoMessages.enCartera.text}: ${nombre}, ${estado}`

/** Other prospects of the portfolio with this document. Queried once it is complete; a late answer never wins. */
export function useAnteriores(typed: DocumentoEscrito, guardada: PersonaGuardada | null): readonly Hallado[] {
  const documento = esOtro(typed, guardada) ? entero(typed) : null
  const { data = [] } = useRead('buscarProspectos', consulta(documento ?? ''), { enabled: documento !== null })
  return documento === null ? [] : losDemas(typed, guardada, data)
}

async function find(typed: DocumentoEscrito, guardada: PersonaGuardada | null): Promise<readonly Hallado[]> {
  const documento = entero(typed)
  if (documento === null) return []
  const found = await queryClient.fetchQuery(readOptions('buscarProspectos', consulta(documento)))
  return losDemas(typed, guardada, found)
}

/**
 * Asks before adding a person who is already in the portfolio, busy until saved. A failed search blocks nobody: the
 * server reports the same. `guardada`: the person being edited; null: a new one.
 */
export function useCrearDeTodosModos() {
  const confirm = useConfirm()
  return async (
    documentos: readonly DocumentoEscrito[],
    guardada: PersonaGuardada | null,
    act: () => Promise<unknown>,
  ): Promise<boolean> => {
    const hallados = await Promise.all(documentos.map((typed) => find(typed, guardada).catch(() => [])))
    // both persons of a pair may be found
    const dicho = hallados.flatMap(([primero]) => (primero ? [yaEsta(primero)] : [])).join('\n')
    const accept = guardada ? 'Guardar de todos modos' : 'Crear de todos modos'
    if (dicho) return await confirm({ text: dicho, accept }, act)
    await act()
    return true
  }
}
