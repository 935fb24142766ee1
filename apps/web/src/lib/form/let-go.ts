import type { AlerceForm } from './use-alerce-form.ts'

/** Closed with something written: what puts it back, where a draft may keep it. */
export type OnLetGo = (back?: () => Promise<void>) => void

/** How it is said, the word on the button that puts it back, and that it could not. */
export const LET_GO = {
  text: 'Se descartó lo escrito.',
  word: 'Recuperar',
  failed: 'No se ha podido recuperar lo escrito.',
} as const

/** Discards the draft of a closing dialog and reports it. */
export function letGo(form: Pick<AlerceForm<object>, 'draft' | 'isDirty'>, onLetGo: OnLetGo): void {
  if (form.isDirty()) onLetGo(form.draft.holds() ? form.draft.discard() : undefined)
}
