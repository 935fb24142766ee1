import { Notice } from '../feedback/notice.tsx'

interface UfDeReferenciaProps {
  /** `fecha`: DD-MM-YYYY. */
  readonly uf: { readonly fecha: string; readonly referencia: boolean }
  /** The price is kept from another day. */
  readonly guardada?: boolean
}

/** Prominent notice at every price: no UF was published for its day, and its pesos use an older one. */
export function UfDeReferencia({ uf: { fecha, referencia }, guardada = false }: UfDeReferenciaProps) {
  if (!referencia) return null
  return (
    <Notice>
      {guardada
        ? `Los pesos son de referencia: se calcularon con la UF del ${fecha}, que no era la del día. Rigen los montos en UF.`
        : `No hay una UF cargada para hoy: los pesos se calculan con la del ${fecha} y pueden cambiar. Avise a administración.`}
    </Notice>
  )
}
