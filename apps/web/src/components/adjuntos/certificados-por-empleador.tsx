import { formatoRut, normalizaRut } from '@alerce/domain/base/persona/rut'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { type EmpleadorEscrito, irAlCertificado } from '../../lib/adjuntos/obligatorios.ts'
import { Button } from '../actions/button.tsx'
import classes from './adjuntos.module.css'

interface CertificadosPorEmpleadorProps {
  readonly empleadores: readonly EmpleadorEscrito[]
  /** Employers whose certificate is not validated yet, 76123456-7; '' for those without a valid rut. */
  readonly faltan: readonly string[]
  readonly lock: string | null
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

/** A certificate is read beside its employer, not handed in here: which are valid, and the way there. */
export function CertificadosPorEmpleador({ empleadores, faltan, lock }: CertificadosPorEmpleadorProps) {
  const dependientes = empleadores.filter(({ tipoTrabajador }) => tipoTrabajador === 'D')
  const ruts = [...new Set(dependientes.map(({ rut }) => normalizaRut(rut) ?? ''))]
  return (
    <>
      <ul className={classes.lista}>
        {ruts.map((rut) => (
          <li key={rut} className={classes.certificado} data-falta={faltan.includes(rut) || undefined}>
            {faltan.includes(rut) ? <IconAlertTriangle {...icon} /> : <IconCircleCheck {...icon} />}
            <span>
              {rut === '' ? 'Escriba el rut del empleador' : formatoRut(rut)}
              {rut !== '' && (faltan.includes(rut) ? ': falta validar' : ': validado')}
            </span>
            {lock === null && rut !== '' && faltan.includes(rut) && (
              <Button
                kind="quiet"
                aria-label={`Validar el certificado de ${formatoRut(rut)}`}
                onClick={() => irAlCertificado(rut)}
              >
                Validar
              </Button>
            )}
          </li>
        ))}
      </ul>
      {lock === null && faltan.length > 0 && (
        <p className={classes.falta}>
          Se valida junto al empleador, en Empleadores. Si no lo tiene, solicite una autorización.
        </p>
      )}
    </>
  )
}
