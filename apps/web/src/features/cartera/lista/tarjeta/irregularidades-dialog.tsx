import { carteraMessages } from '@alerce/contract/messages/cartera/lista'
import { common } from '@alerce/contract/messages/common'
import { ButtonLink } from '../../../../components/actions/button-link.tsx'
import { ApiUnreachable, isRefusal, messageOf } from '../../../../lib/api/errors.ts'
import { enLaVenta } from '../../../../lib/sale/show-venta.ts'
import { useReader } from '../../../../lib/session/use-lock.ts'
import type { AvisoDialogProps } from './aviso.tsx'
import { AvisoDialog } from './aviso-dialog.tsx'
import { type IrregularidadDeTarjeta, useIrregularidades } from './queries.ts'
import classes from './tarjeta.module.css'

/** Text of a failure: no answer, a refusal, or a reply that is no list (spec 1 §8). */
function fallaDe(error: Error): string {
  if (!isRefusal(error))
    return (error instanceof ApiUnreachable ? carteraMessages.irregularidadesFailed : common.unexpectedReply).text
  return error.status < 500
    ? carteraMessages.irregularidadesError.text
    : messageOf(error, carteraMessages.irregularidadesFailed.text)
}

/** The irregularities of a prospect that are open, oldest first (spec 1 §2). */
export function IrregularidadesDialog({ prospecto, onClose }: AvisoDialogProps) {
  const irregularidades = useIrregularidades(prospecto.prospectoId)
  return (
    <AvisoDialog
      title="Irregularidades"
      wide
      prospecto={prospecto}
      of={irregularidades}
      failureOf={fallaDe}
      onClose={onClose}
    >
      {(filas) =>
        filas.length > 0 ? (
          <>
            <Tabla filas={filas} />
            <Corregir filas={filas} prospectoId={prospecto.prospectoId} />
          </>
        ) : (
          <p>No quedan irregularidades pendientes.</p>
        )
      }
    </AvisoDialog>
  )
}

const columnas = [
  ['Folio', (fila: IrregularidadDeTarjeta) => fila.folio ?? '-'],
  ['Código', (fila: IrregularidadDeTarjeta) => fila.codigoIrregularidad],
  ['Descripción', (fila: IrregularidadDeTarjeta) => fila.descripcionIrregularidad],
  ['Código detalle', (fila: IrregularidadDeTarjeta) => fila.codigoDetalleIrregularidad],
  ['Detalle', (fila: IrregularidadDeTarjeta) => fila.descripcionDetalleIrregularidad],
] as const

interface CorregirProps {
  readonly filas: readonly IrregularidadDeTarjeta[]
  readonly prospectoId: number
}

/** Link to correct the first irregularity that waits for the advisor. A reader sees whose turn it is. */
function Corregir({ filas, prospectoId }: CorregirProps) {
  const reader = useReader()
  const ruta = filas.find((fila) => fila.ruta !== null)?.ruta
  if (!ruta) return <p>Corregidas, en revisión de la mesa.</p>
  if (reader) return null
  return <ButtonLink to={enLaVenta(ruta, { prospectoId, identificador: null })}>Ir a corregir</ButtonLink>
}

/** Table; on a narrow screen each row is a card with the names of its columns. */
function Tabla({ filas }: { readonly filas: readonly IrregularidadDeTarjeta[] }) {
  return (
    <table className={classes.tabla}>
      <thead>
        <tr>
          {columnas.map(([titulo]) => (
            <th key={titulo} scope="col">
              {titulo}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {filas.map((fila, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no id on the wire, and are only shown
          <tr key={index}>
            {columnas.map(([titulo, valor]) => (
              <td key={titulo} data-label={titulo}>
                {valor(fila)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
