import { ImprimirCotizacion } from '../../../../components/precio/imprimir-cotizacion.tsx'
import { Comparar } from '../comparador/comparar.tsx'
import type { Opcion } from '../queries.ts'

interface AccionesProps {
  readonly prospectoId: number
  readonly opciones: readonly Opcion[]
  /** Why the quote is none to be shown yet; null: it is. */
  readonly reason: string | null
}

/** What can be done with a quote besides confirming it: laid beside others, and on paper. */
export function Acciones({ prospectoId, opciones, reason }: AccionesProps) {
  return (
    <>
      <Comparar prospectoId={prospectoId} planes={opciones.map((o) => o.planCotizacionId)} />
      <ImprimirCotizacion prospectoId={prospectoId} reason={reason} />
    </>
  )
}
