import { carteraMessages } from '@alerce/contract/messages/cartera/lista'
import { ApiUnreachable, isRefusal, messageOf } from '../../../../lib/api/errors.ts'
import type { AvisoDialogProps } from './aviso.tsx'
import { AvisoDialog } from './aviso-dialog.tsx'
import { type Irregularidad, useIrregularidades } from './queries.ts'
import classes from './tarjeta.module.css'

const { irregularidadesFailed, irregularidadesError, unexpectedReply } = carteraMessages

/** The call failed, the server said no, or what it said is no list (spec 1 §8). */
function fallaDe(error: Error): string {
  if (!isRefusal(error)) return (error instanceof ApiUnreachable ? irregularidadesFailed : unexpectedReply).text
  return error.status < 500 ? irregularidadesError.text : messageOf(error, irregularidadesFailed.text)
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
      {(filas) => (filas.length > 0 ? <Tabla filas={filas} /> : <p>No quedan irregularidades pendientes.</p>)}
    </AvisoDialog>
  )
}

const columnas = [
  ['Folio', (fila: Irregularidad) => fila.folio ?? '-'],
  ['Código', (fila: Irregularidad) => fila.codigoIrregularidad],
  ['Descripción', (fila: Irregularidad) => fila.descripcionIrregularidad],
  ['Código detalle', (fila: Irregularidad) => fila.codigoDetalleIrregularidad],
  ['Detalle', (fila: Irregularidad) => fila.descripcionDetalleIrregularidad],
] as const

/** A table; where it does not fit, each row stands as a card with the names of its columns. */
function Tabla({ filas }: { readonly filas: readonly Irregularidad[] }) {
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
