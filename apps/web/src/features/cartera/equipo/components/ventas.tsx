import { tableroMessages } from '@alerce/contract/messages/cartera/equipo'
import type { FiguraDelEquipo } from '@alerce/domain/cartera/equipo/tablero'
import { IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { ButtonLink } from '../../../../components/actions/button-link.tsx'
import { Empty } from '../../../../components/feedback/empty.tsx'
import { Paged } from '../../../../components/feedback/paged.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { VentasTable } from '../../../../components/values/ventas-table.tsx'
import { focusHeading } from '../../../../lib/focus/focus.ts'
import { type FiguraAbierta, useVentas } from '../queries.ts'
import { idDeFigura } from '../use-lugar.ts'

const titulos: Readonly<Record<FiguraDelEquipo, string>> = {
  abiertas: 'Ventas abiertas',
  cotizar: 'Por cotizar',
  declarar: 'En declaración',
  evaluar: 'En evaluación',
  contratar: 'Por contratar',
  atrasadas: 'Atrasadas',
  contratos: 'Contratos del mes',
  contratosAntes: 'Contratos del mes anterior',
  terminadas: 'Ventas terminadas con DS, doce meses',
}

interface ListaDeVentasProps {
  readonly label: string
  readonly ventas: ReturnType<typeof useVentas>
  /** Sales of one advisor: no row repeats the name. */
  readonly deUno?: boolean
  /** Text of an empty list. */
  readonly vacia?: string
}

/** Sales of a figure or of an alert, by pages, oldest first. */
export function ListaDeVentas({ label, ventas, deUno = false, vacia = 'Nada que mostrar' }: ListaDeVentasProps) {
  return (
    <Paged of={ventas} failure={tableroMessages.filasFailed.text}>
      {(pages) => {
        const filas = pages.flatMap((page) => page.filas)
        if (filas.length === 0) return <Empty title={vacia} />
        return (
          <VentasTable
            label={label}
            fecha="Desde"
            ventas={filas.map(({ desde, asesor, ...venta }) => ({
              ...{ ...venta, key: venta.prospectoId, fecha: desde, asesor: deUno ? null : asesor },
            }))}
          />
        )
      }}
    </Paged>
  )
}

interface VentasProps {
  readonly abierta: FiguraAbierta
  /** First day of the month of the board, ISO. */
  readonly mes: string
  /** Name of the advisor; null: the whole team. */
  readonly de: string | null
  /** URL of the board alone. */
  readonly cierre: string
}

/** Sales behind a figure of the board, oldest first. */
export function Ventas({ abierta, mes, de, cierre }: VentasProps) {
  const place = useRef<HTMLDivElement>(null)
  const ventas = useVentas({ ...abierta, mes })
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
        <ListaDeVentas label="Ventas del detalle" ventas={ventas} deUno={abierta.asesorId !== null} />
      </Panel>
    </div>
  )
}
