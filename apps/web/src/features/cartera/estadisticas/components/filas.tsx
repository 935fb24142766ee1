import { estadisticasMessages } from '@alerce/contract/messages/cartera/lista'
import { mesEscrito } from '@alerce/domain/base/fechas/escrita'
import { type Figura, figuraDeLasFilas, primerDia } from '@alerce/domain/cartera/estadisticas'
import { IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { ButtonLink } from '../../../../components/actions/button-link.tsx'
import { Empty } from '../../../../components/feedback/empty.tsx'
import { Loaded } from '../../../../components/feedback/loaded.tsx'
import { MorePages } from '../../../../components/feedback/paged.tsx'
import { SkeletonRows } from '../../../../components/feedback/skeletons.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { VentasTable } from '../../../../components/values/ventas-table.tsx'
import classes from '../estadisticas.module.css'
import { descripciones, fechaText } from '../figuras.ts'
import { type FiltroDeEstadisticas, useFilas } from '../queries.ts'

/** Back to the figures alone: the rows are part of the address. */
function CerrarDetalle({ to }: { readonly to: string }) {
  return (
    <ButtonLink kind="quiet" icon to={to} aria-label="Cerrar el detalle" preventScrollReset>
      <IconX size={16} stroke={1.75} aria-hidden="true" />
    </ButtonLink>
  )
}

interface FilasProps {
  readonly figura: Figura
  readonly periodo: FiltroDeEstadisticas
  /** URL of the screen with these rows closed. */
  readonly cierre: string
}

/** Cases counted by a figure, to check it and to act on it. */
export function Filas({ figura, periodo, cierre }: FilasProps) {
  const filas = useFilas(periodo, figura)
  const place = useRef<HTMLDivElement>(null)
  // on a phone the rows open under all the figures
  useEffect(() => {
    if (figura) place.current?.scrollIntoView({ block: 'nearest' })
  }, [figura])
  const { filas: nombre, delMes } = descripciones[figura]
  const title = delMes ? `${nombre} en ${mesEscrito(primerDia(periodo.mes))}` : nombre
  return (
    <div ref={place} className={classes.filas}>
      <Panel title={title} aside={<CerrarDetalle to={cierre} />} flush>
        <Loaded of={filas} failure={estadisticasMessages.filasFailed.text} ghost={<SkeletonRows />}>
          {(found) =>
            found.length === 0 ? (
              <Empty title="Nada que mostrar" />
            ) : (
              <VentasTable
                label={`Detalle: ${title}`}
                fecha={fechaText[figuraDeLasFilas(figura)]}
                ventas={found.map(({ filaId, ...fila }) => ({ ...fila, key: filaId }))}
              />
            )
          }
        </Loaded>
        <MorePages of={filas} failure={estadisticasMessages.filasFailed.text} />
      </Panel>
    </div>
  )
}
