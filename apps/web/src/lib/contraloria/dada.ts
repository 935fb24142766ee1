import { borradorDeDada } from '@alerce/domain/declaracion/respuesta'
import { type Change, changesOf } from '../drafts/changes.ts'
import { discardDraft, loadDraft, saveDraft } from '../drafts/drafts.ts'

type Values = Readonly<Record<string, unknown>>

interface Dada {
  readonly formulario: string
  readonly cambios: readonly Change[]
}

const CAMPO = 'dada'

/** Saves in progress: an answer withdrawn at once finds its draft. */
const enCamino = new Map<number, Promise<void>>()

/**
 * Keeps a sent answer as a draft of its case while it can be withdrawn: a reload does not lose it. The server
 * deletes it when the answer takes effect. A failed save is ignored, and nobody waits for it.
 */
export function rememberDada(identificador: number, formulario: string, inicial: object, enviada: object): void {
  const cambios = changesOf(inicial as Values, enviada as Values)
  const a: Dada = { formulario, cambios }
  const kept = saveDraft(borradorDeDada(identificador), [{ campo: CAMPO, de: null, a }]).catch(() => undefined)
  enCamino.set(identificador, kept)
  void kept.then(() => enCamino.get(identificador) === kept && enCamino.delete(identificador))
}

async function restore(identificador: number): Promise<void> {
  await enCamino.get(identificador)
  const kept = await loadDraft(borradorDeDada(identificador))
  const dada = kept.find(({ campo }) => campo === CAMPO)?.a as Dada | undefined
  if (!dada) return
  await saveDraft(dada.formulario, dada.cambios)
  await discardDraft(borradorDeDada(identificador))
}

/** Restores a withdrawn answer as the draft of its form. A failure here is no failed undo. */
export const restoreDada = (identificador: number): Promise<void> => restore(identificador).catch(() => undefined)
