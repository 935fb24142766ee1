import { estadisticasMessages } from '@alerce/contract/messages/cartera/lista'
import { type Figura, figuraDeLasFilas } from '@alerce/domain/cartera/estadisticas'
import { useEffect, useRef } from 'react'
import { Empty } from '../../../../components/feedback/empty.tsx'
import { Loaded } from '../../../../components/feedback/loaded.tsx'
import { MorePages } from '../../../../components/feedback/paged.tsx'
import { SkeletonRows } from '../../../../components/feedback/skeletons.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { DataTable } from '../../../../components/values/data-table.tsx'
import classes from '../estadisticas.module.css'
import { descripciones, fechaText } from '../figuras.ts'
import { mesText } from '../periodo.ts'
import { type FiltroDeEstadisticas, useFilas } from '../queries.ts'
import { CerrarDetalle } from './cerrar-detalle.tsx'
import { FilaDeVenta } from './fila-de-venta.tsx'

interface FilasProps {
  readonly figura: Figura
  readonly periodo: FiltroDeEstadisticas
  /** Where the screen stands without these rows. */
  readonly cierre: string
}

/** What stands behind a figure, to check it and to act on it. */
export function Filas({ figura, periodo, cierre }: FilasProps) {
  const filas = useFilas(periodo, figura)
  const place = useRef<HTMLDivElement>(null)
  // on a phone the rows open under all the figures
  useEffect(() => {
    if (figura) place.current?.scrollIntoView({ block: 'nearest' })
  }, [figura])
  const { filas: nombre, delMes } = descripciones[figura]
  const title = delMes ? `${nombre} en ${mesText(periodo.mes)}` : nombre
  const columnsOf = (conAsesor: boolean) => [
    { title: 'Prospecto' },
    ...(conAsesor ? [{ title: 'Asesor' }] : []),
    { title: 'Estado' },
    { title: fechaText[figuraDeLasFilas(figura)] },
    { title: 'DS', num: true },
  ]
  return (
    <div ref={place} className={classes.filas}>
      <Panel title={title} aside={<CerrarDetalle to={cierre} />} flush>
        <Loaded of={filas} failure={estadisticasMessages.filasFailed.text} ghost={<SkeletonRows />}>
          {(found) => {
            if (found.length === 0) return <Empty title="Nada que mostrar" />
            const conAsesor = found.some(({ asesor }) => asesor !== null)
            return (
              <DataTable label={`Detalle: ${title}`} columns={columnsOf(conAsesor)}>
                {found.map((fila) => (
                  <FilaDeVenta key={fila.filaId} fila={fila} conAsesor={conAsesor} />
                ))}
              </DataTable>
            )
          }}
        </Loaded>
        <MorePages of={filas} failure={estadisticasMessages.filasFailed.text} />
      </Panel>
    </div>
  )
}
