import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { Comparar } from '../comparador/comparar.tsx'
import type { Opcion } from '../queries.ts'

interface AccionesProps {
  readonly prospectoId: number
  readonly opciones: readonly Opcion[]
  /** Why the quote is none to be shown yet; null: it is. */
  readonly reason: string | null
  readonly onPrint: () => unknown
}

/** What can be done with a quote besides confirming it: laid beside others, and on paper. */
export function Acciones({ prospectoId, opciones, reason, onPrint }: AccionesProps) {
  return (
    <>
      <Comparar prospectoId={prospectoId} planes={opciones.map((o) => o.planCotizacionId)} />
      <ReasonedButton side="bottom" reason={reason} onClick={() => void onPrint()}>
        Imprimir
      </ReasonedButton>
    </>
  )
}
