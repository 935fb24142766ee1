import type { useUndoToast } from '../../../../components/feedback/use-undo-toast.tsx'

/** State of a case under review, and the callbacks that report its decision. */
export interface EnRevision extends Pick<ReturnType<typeof useUndoToast>, 'tell' | 'letGo'> {
  /** True while it may be accepted or handed back. */
  readonly decide: boolean
  /** True while the reason of the return is being chosen. */
  readonly devolviendo: boolean
  /** null: the case is closed. */
  readonly onChange: (next: { readonly devolviendo: boolean } | null) => void
}
