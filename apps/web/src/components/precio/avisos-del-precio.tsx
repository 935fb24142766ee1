import { DeOtroDia } from './de-otro-dia.tsx'
import type { Cotizacion } from './partes.ts'
import { UfDeReferencia } from './uf-de-referencia.tsx'

/** What is said of a price that is kept: that it is of another day, or rests on an older UF. */
export function AvisosDelPrecio({ of: { fuentes, uf } }: { readonly of: Pick<Cotizacion, 'fuentes' | 'uf'> }) {
  return (
    <>
      <DeOtroDia fecha={fuentes.fecha} />
      <UfDeReferencia uf={uf} guardada />
    </>
  )
}
