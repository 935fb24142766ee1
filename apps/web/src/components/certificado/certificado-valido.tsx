import { certificadoMessages as m } from '@alerce/contract/messages/postulacion/certificado'
import { formatoPesos } from '@alerce/domain/base/dinero/formato'
import { IconCircleCheck } from '@tabler/icons-react'
import type { Certificado } from '../../lib/certificado/certificados.ts'
import { Button } from '../actions/button.tsx'
import { Enteros } from '../values/enteros.tsx'
import classes from './certificado.module.css'

interface CertificadoValidoProps {
  readonly certificado: Certificado
  /** The income that stands in the form. */
  readonly renta: number
  readonly busy: boolean
  readonly onRenta: (renta: number) => void
  readonly onRetirar: () => void
}

function detalleDe({ rentaPromedio, meses, emitido }: Certificado): string {
  const promedio = `Promedio de ${meses} meses: ${formatoPesos(rentaPromedio)}`
  return [rentaPromedio > 0 ? promedio : m.sinPromedio.text, emitido && `emitido el ${emitido}`]
    .filter(Boolean)
    .join(' · ')
}

/** A certificate that counts: what it shows, and whether the income in the form is still that one. */
export function CertificadoValido({ certificado, renta, busy, onRenta, onRetirar }: CertificadoValidoProps) {
  const { rentaPromedio } = certificado
  const otra = rentaPromedio > 0 && renta !== rentaPromedio
  return (
    <div className={classes.valido}>
      <p className={classes.bien} role="status">
        <IconCircleCheck size={16} stroke={1.75} aria-hidden="true" />
        {m.valido.text}
      </p>
      <p className={classes.detalle}>
        <Enteros>
          {detalleDe(certificado)}
          {otra && '. La renta escrita es otra: la revisará contraloría.'}
        </Enteros>
      </p>
      {otra && <Button onClick={() => onRenta(rentaPromedio)}>Usar el promedio</Button>}
      <Button kind="quiet" busy={busy} onClick={onRetirar}>
        Retirar certificado
      </Button>
    </div>
  )
}
