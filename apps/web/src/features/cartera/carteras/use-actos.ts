import type { Tell } from '../../../components/feedback/use-undo-toast.tsx'
import type { Cartera } from '../../../lib/carteras.ts'
import type { OnLetGo } from '../../../lib/form/let-go.ts'
import type { CasoDeCartera } from './queries.ts'

/** Dialog open over the portfolios. */
export type Acto =
  | {
      readonly que: 'reasignar'
      readonly cartera: Cartera
      /** null: all that are open. */
      readonly elegidos: readonly CasoDeCartera[] | null
      /** Clears the selection after the handover. */
      readonly alReasignar?: () => void
    }
  | { readonly que: 'cubrir'; readonly cartera: Cartera }

/** Props shared by the dialogs of the portfolios. */
export interface ActoDialogProps {
  readonly todas: readonly Cartera[]
  readonly tell: Tell
  readonly onClose: () => void
  readonly onLetGo: OnLetGo
}
