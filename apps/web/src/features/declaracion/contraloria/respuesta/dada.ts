import { type Change, changesOf } from '../../../../lib/drafts/changes.ts'
import { saveDraft } from '../../../../lib/drafts/drafts.ts'
import { queryClient } from '../../../../lib/query-client.ts'

type Values = Readonly<Record<string, unknown>>

interface Dada {
  readonly formulario: string
  readonly cambios: readonly Change[]
}

const keyOf = (identificador: number) => ['respuesta dada', identificador]

/** What an answer was sent with, kept while it may be taken back; it goes with the session. */
export function recordarDada(identificador: number, formulario: string, inicial: object, enviada: object): void {
  const cambios = changesOf(inicial as Values, enviada as Values)
  queryClient.setQueryData<Dada>(keyOf(identificador), { formulario, cambios })
}

/** Taken back it is what its form begins from again. That it could not be kept is no failed undo. */
export async function reponerDada(identificador: number): Promise<void> {
  const dada = queryClient.getQueryData<Dada>(keyOf(identificador))
  if (dada) await saveDraft(dada.formulario, dada.cambios).catch(() => undefined)
  queryClient.removeQueries({ queryKey: keyOf(identificador) })
}
