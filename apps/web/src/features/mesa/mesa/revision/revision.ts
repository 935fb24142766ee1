import type { useUndoToast } from '../../../../components/feedback/use-undo-toast.tsx'

/** How far a case that is looked at has come, and where what becomes of it is told. */
export interface EnRevision extends Pick<ReturnType<typeof useUndoToast>, 'tell' | 'letGo'> {
  /** It waits: it may be accepted or handed back. */
  readonly decide: boolean
  /** It is being handed back: what is wrong is chosen. */
  readonly devolviendo: boolean
  /** null: the case is closed. */
  readonly onChange: (next: { readonly devolviendo: boolean } | null) => void
}
