import type { AlerceForm } from './use-alerce-form.ts'

/** Called on closing with unsaved text: `back` restores it, where a draft may keep it. */
export type OnLetGo = (back?: () => Promise<void>) => void

/** Texts of the notice: its message, its button, and its failure. */
export const LET_GO = {
  text: 'Se descartó lo escrito.',
  word: 'Recuperar',
  failed: 'No se ha podido recuperar lo escrito.',
} as const

/** Discards the draft of a closing dialog and reports it. */
export function letGo(form: Pick<AlerceForm<object>, 'draft' | 'isDirty'>, onLetGo: OnLetGo): void {
  if (form.isDirty()) onLetGo(form.draft.holds() ? form.draft.discard() : undefined)
}
