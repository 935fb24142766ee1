import { primerPagoMessages } from '@alerce/contract/messages/contrato/primer-pago'
import { Loaded } from '../../../../../components/feedback/loaded.tsx'
import { FileList } from '../../../../../components/intake/file-list.tsx'
import { FileRow } from '../../../../../components/intake/file-row.tsx'
import { KeptFile } from '../../../../../components/intake/kept-file.tsx'
import { AmountPesos, AmountUF } from '../../../../../components/values/amounts.tsx'
import { useMostrar } from '../../../../../components/visor/visor.tsx'
import { type EntidadPorProbar, leerComprobante, usePrimerPago } from '../../../../../lib/adjuntos/primer-pago.ts'
import { sizeAndTime } from '../../../../../lib/files.ts'

/** What each paying entity owes for the first month, and the proof that it was paid. */
export function Comprobantes({ identificador }: { readonly identificador: number }) {
  const pago = usePrimerPago(identificador)
  return (
    <Loaded of={pago} failure={primerPagoMessages.leerFailed.text}>
      {(entidades) =>
        entidades.map((entidad) => (
          <Comprobante key={entidad.entidadId} identificador={identificador} entidad={entidad} />
        ))
      }
    </Loaded>
  )
}

interface ComprobanteProps {
  readonly identificador: number
  readonly entidad: EntidadPorProbar
}

function Comprobante({ identificador, entidad }: ComprobanteProps) {
  const { entidadId, razonSocial, montoUF, montoPesos, comprobante } = entidad
  const mostrar = useMostrar()
  const name = razonSocial || 'Pago directo'
  return (
    <section aria-label={name}>
      <p>
        <b>{name}</b>: primer mes <AmountUF value={montoUF} />
        {montoPesos !== null && (
          <>
            , hoy <AmountPesos value={montoPesos} />
          </>
        )}
      </p>
      <FileList label={`Comprobante de ${name}`}>
        {comprobante ? (
          <KeptFile
            name={comprobante.nombre}
            type={comprobante.tipoMIME}
            tone="read"
            detail={sizeAndTime(comprobante.tamano, comprobante.recibido)}
            onShow={mostrar}
            read={() => leerComprobante(identificador, entidadId)}
          />
        ) : (
          <FileRow name="Sin comprobante" detail="" tone="bad" />
        )}
      </FileList>
    </section>
  )
}
