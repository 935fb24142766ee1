import { tableroMessages } from '@alerce/contract/messages/cartera/equipo'
import type { FiguraDelEquipo } from '@alerce/domain/cartera/equipo/tablero'
import { IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '../../../../components/actions/button-link.tsx'
import { Empty } from '../../../../components/feedback/empty.tsx'
import { Paged } from '../../../../components/feedback/paged.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { DataTable } from '../../../../components/values/data-table.tsx'
import { EstadoGlyph } from '../../../../components/values/estado.tsx'
import { focusHeading } from '../../../../lib/focus/focus.ts'
import { goTo } from '../../../../lib/routes.ts'
import { type FiguraAbierta, useVentas, type VentaDelEquipo } from '../queries.ts'
import { idDeFigura } from '../use-lugar.ts'

const titulos: Readonly<Record<FiguraDelEquipo, string>> = {
  abiertas: 'Ventas abiertas',
  cotizar: 'Por cotizar',
  declarar: 'En declaración',
  evaluar: 'En evaluación',
  contratar: 'Por contratar',
  atrasadas: 'Atrasadas',
  contratos: 'Contratos del mes',
  contratosAntes: 'Contratos del mes pasado, al mismo día',
  terminadas: 'Ventas terminadas con DS, últimos doce meses',
}

/** Of one advisor, named in the title, no row repeats the name. */
const columnsOf = (de: string | null) => [
  { title: 'Prospecto' },
  ...(de === null ? [{ title: 'Asesor' }] : []),
  { title: 'Estado' },
  { title: 'Desde' },
  { title: 'Sigue' },
  { title: 'DS', num: true },
]

interface FilaDeVentaProps {
  readonly venta: VentaDelEquipo
  readonly conAsesor: boolean
}

function FilaDeVenta({ venta, conAsesor }: FilaDeVentaProps) {
  const { prospectoId, nombre, asesor, estado, desde, paso, folioDS } = venta
  return (
    <tr>
      <th scope="row">
        <Link to={goTo('postulantData', { prospectoId })} data-opens>
          {nombre}
        </Link>
      </th>
      {conAsesor && <td data-title="Asesor">{asesor}</td>}
      <td data-title="Estado">
        <EstadoGlyph estado={estado} />
      </td>
      <td data-title="Desde" data-keep>
        {desde}
      </td>
      <td data-title="Sigue">{paso}</td>
      <td data-title="DS" data-num>
        {folioDS ?? '-'}
      </td>
    </tr>
  )
}

interface VentasProps {
  readonly abierta: FiguraAbierta
  /** Name of the advisor; null: the whole team. */
  readonly de: string | null
  /** URL of the board alone. */
  readonly cierre: string
}

/** Sales behind a figure of the board, oldest first. */
export function Ventas({ abierta, de, cierre }: VentasProps) {
  const ventas = useVentas(abierta)
  const place = useRef<HTMLDivElement>(null)
  const cual = idDeFigura(abierta)
  // the sales open under the whole board: their title gets the focus
  useEffect(() => {
    if (cual && place.current) focusHeading(place.current)
  }, [cual])
  const close = (
    <ButtonLink
      kind="quiet"
      icon
      to={cierre}
      aria-label="Cerrar el detalle"
      preventScrollReset
      onClick={() => document.getElementById(cual)?.focus()}
    >
      <IconX size={16} stroke={1.75} aria-hidden="true" />
    </ButtonLink>
  )
  return (
    <div ref={place}>
      <Panel title={`${titulos[abierta.figura]} · ${de ?? 'Equipo'}`} aside={close} flush>
        <Paged of={ventas} failure={tableroMessages.filasFailed.text}>
          {(pages) => {
            const filas = pages.flatMap((page) => page.filas)
            if (filas.length === 0) return <Empty title="Nada que mostrar" />
            return (
              <DataTable label="Ventas del detalle" columns={columnsOf(de)} cards>
                {filas.map((venta) => (
                  <FilaDeVenta key={venta.prospectoId} venta={venta} conAsesor={de === null} />
                ))}
              </DataTable>
            )
          }}
        </Paged>
      </Panel>
    </div>
  )
}
