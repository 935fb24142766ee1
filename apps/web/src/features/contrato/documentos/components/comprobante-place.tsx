import { useId } from 'react'
import { Intake } from '../../../../components/intake/intake.tsx'
import { KeptFile } from '../../../../components/intake/kept-file.tsx'
import { AmountUF } from '../../../../components/values/amounts.tsx'
import {
  type EntidadPorProbar,
  leerComprobante,
  useDestinoDeComprobante,
} from '../../../../lib/adjuntos/primer-pago.ts'
import { sizeAndTime } from '../../../../lib/files.ts'
import { useIntake } from '../../../../lib/intake/use-intake.ts'
import classes from '../documentos.module.css'

interface ComprobantePlaceProps {
  readonly identificador: number
  readonly entidad: EntidadPorProbar
  readonly closed: boolean
  readonly opens: boolean
}

/** The place of the proof of one entity: what came, and where to put it or another. */
export function ComprobantePlace({ identificador, entidad, closed, opens }: ComprobantePlaceProps) {
  const { entidadId, razonSocial, montoUF, comprobante } = entidad
  const id = useId()
  const destino = useDestinoDeComprobante(identificador, entidadId)
  const intake = useIntake(destino)
  const name = razonSocial || 'Pago directo'
  return (
    <section className={classes.place} aria-labelledby={id}>
      <h3 id={id}>{name}</h3>
      <p>
        Un comprobante por <AmountUF value={montoUF} />
      </p>
      <Intake
        destination={destino}
        intake={intake}
        verb={comprobante ? 'Cambiar' : 'Adjuntar comprobante'}
        name={name}
        closed={closed}
        kept={
          comprobante &&
          opens && (
            <KeptFile
              name={comprobante.nombre}
              type={comprobante.tipoMIME}
              detail={sizeAndTime(comprobante.tamano, comprobante.recibido)}
              read={() => leerComprobante(identificador, entidadId)}
            />
          )
        }
      />
    </section>
  )
}
