import { formatoPesos } from '@alerce/domain/base/dinero/formato'
import { formatoRut } from '@alerce/domain/base/persona/rut'
import { etiquetasTrabajador } from '@alerce/domain/base/trabajador/tipos'
import { CambioAjenoALaVista } from '../../../../components/feedback/cambio-ajeno.tsx'
import { type CambioAjeno, textoDeAjeno } from '../../../../lib/sale/ajeno.ts'
import type { DatosDeCopia } from '../queries.ts'

interface AjenoProps {
  readonly ajeno: CambioAjeno
  /** What is saved now. */
  readonly datos: DatosDeCopia
  /** Takes what is there instead of what was typed. */
  readonly onTake: () => void
}

/** Somebody saved meanwhile: who, what, when, and the employers that stand there now. What was typed stays. */
export function Ajeno({ ajeno, datos, onTake }: AjenoProps) {
  const empleadores = ajeno.campos.some(({ campo }) => campo.startsWith('empleadores'))
  return (
    <CambioAjenoALaVista onTake={empleadores ? onTake : undefined}>
      <p>{textoDeAjeno(ajeno)}</p>
      {empleadores && (
        <ul>
          {datos.empleadores.map(({ id, tipoTrabajador, rut, remuneracionImponible }) => (
            <li key={id}>
              Guardado: {etiquetasTrabajador[tipoTrabajador]}
              {rut && ` ${formatoRut(rut)}`}, {formatoPesos(remuneracionImponible)}
            </li>
          ))}
        </ul>
      )}
    </CambioAjenoALaVista>
  )
}
