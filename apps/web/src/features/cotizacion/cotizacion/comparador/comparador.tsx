import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { useState } from 'react'
import { Empty } from '../../../../components/feedback/empty.tsx'
import { Loaded } from '../../../../components/feedback/loaded.tsx'
import { CheckField } from '../../../../components/fields/check-field.tsx'
import { Page } from '../../../../components/layout/page.tsx'
import { UfDeReferencia } from '../../../../components/precio/uf-de-referencia.tsx'
import { useComparacion } from '../queries.ts'
import { Agregar } from './agregar.tsx'
import classes from './comparador.module.css'
import { Pie } from './pie.tsx'
import { Tabla } from './tabla.tsx'
import { useComparados } from './use-comparados.ts'

interface ComparadorProps {
  readonly prospectoId: number
  /** A plan can still be chosen. */
  readonly abierta: boolean
}

export function Comparador({ prospectoId, abierta }: ComparadorProps) {
  const comparados = useComparados()
  const [soloDiferencias, setSoloDiferencias] = useState(false)
  const planes = comparados.planes.join(',')
  const comparacion = useComparacion(prospectoId, planes)
  return (
    <Page title="Comparar planes" lead="Sobre fondo, lo que difiere. Los precios son de hoy y de esta familia.">
      <div className={classes.tools}>
        <Agregar prospectoId={prospectoId} comparados={comparados} />
        <CheckField label="Solo lo que difiere" value={soloDiferencias} onChange={setSoloDiferencias} />
      </div>
      {planes === '' ? (
        <Empty title="No hay planes que comparar">
          <p>Agregue hasta cuatro de los que caben en el rango guardado.</p>
        </Empty>
      ) : (
        <Loaded of={comparacion} failure={planesMessages.comparacionFailed.text}>
          {(found) => (
            <>
              {found[0] && <UfDeReferencia uf={found[0].uf} />}
              <Tabla
                {...{ prospectoId, abierta, soloDiferencias }}
                planes={found}
                quitar={found.length > 1 ? comparados.quitar : null}
              />
            </>
          )}
        </Loaded>
      )}
      <Pie prospectoId={prospectoId} planes={planes} />
    </Page>
  )
}
