import { estadisticasMessages } from '@alerce/contract/messages/cartera/estadisticas'
import { type Figura, figuraDeLasFilas } from '@alerce/domain/cartera/estadisticas'
import { IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Button, ButtonLink } from '../../../../components/actions/button.tsx'
import { Empty } from '../../../../components/feedback/empty.tsx'
import { Loaded } from '../../../../components/feedback/loaded.tsx'
import { SkeletonRows } from '../../../../components/feedback/skeletons.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { DataTable } from '../../../../components/values/data-table.tsx'
import classes from '../estadisticas.module.css'
import { descripciones, fechaText } from '../figuras.ts'
import { mesText } from '../periodo.ts'
import { type FiltroDeEstadisticas, useFilas } from '../queries.ts'
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
  const close = (
    <ButtonLink kind="quiet" icon to={cierre} aria-label="Cerrar el detalle" preventScrollReset>
      <IconX size={16} stroke={1.75} aria-hidden="true" />
    </ButtonLink>
  )
  return (
    <div ref={place} className={classes.filas}>
      <Panel title={title} aside={close} flush>
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
        {filas.hasNextPage && (
          <div className={classes.mas}>
            <Button kind="quiet" busy={filas.isFetchingNextPage} onClick={() => void filas.fetchNextPage()}>
              Ver más
            </Button>
          </div>
        )}
      </Panel>
    </div>
  )
}
