import { estadisticasMessages } from '@alerce/contract/messages/cartera/lista'
import { type Figura, figuraDeLasFilas } from '@alerce/domain/cartera/estadisticas'
import { IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '../../../../components/actions/button-link.tsx'
import { Empty } from '../../../../components/feedback/empty.tsx'
import { Loaded } from '../../../../components/feedback/loaded.tsx'
import { MorePages } from '../../../../components/feedback/paged.tsx'
import { SkeletonRows } from '../../../../components/feedback/skeletons.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { DataTable } from '../../../../components/values/data-table.tsx'
import { EstadoGlyph } from '../../../../components/values/estado.tsx'
import { goTo } from '../../../../lib/routes.ts'
import classes from '../estadisticas.module.css'
import { descripciones, fechaText } from '../figuras.ts'
import { mesText } from '../periodo.ts'
import { type FilaDeEstadistica, type FiltroDeEstadisticas, useFilas } from '../queries.ts'

/** Back to the figures alone: the rows are part of the address. */
function CerrarDetalle({ to }: { readonly to: string }) {
  return (
    <ButtonLink kind="quiet" icon to={to} aria-label="Cerrar el detalle" preventScrollReset>
      <IconX size={16} stroke={1.75} aria-hidden="true" />
    </ButtonLink>
  )
}

/** Row of a sale counted by a figure; a press anywhere on it opens the sale. */
function FilaDeVenta({
  fila: { prospectoId, nombre, estado, fecha, folioDS, asesor },
  conAsesor,
}: {
  readonly fila: FilaDeEstadistica
  readonly conAsesor: boolean
}) {
  return (
    <tr>
      <th scope="row">
        <Link to={goTo('postulantData', { prospectoId })} data-opens>
          {nombre}
        </Link>
      </th>
      {conAsesor && <td>{asesor}</td>}
      <td>
        <EstadoGlyph estado={estado} />
      </td>
      <td data-keep>{fecha}</td>
      <td data-num>{folioDS ?? '-'}</td>
    </tr>
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
