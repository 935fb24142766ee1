import { formatoPesos } from '@alerce/domain/base/dinero/formato'
import { formatoRut } from '@alerce/domain/base/persona/rut'
import { etiquetasTrabajador } from '@alerce/domain/base/trabajador/tipos'
import { useEffect, useRef } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
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
  const place = useRef<HTMLDivElement>(null)
  // the press came from the foot of the dialog
  useEffect(() => {
    // in a block: browsers answer it with a promise, which is no way to clean up
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const empleadores = ajeno.campos.some(({ campo }) => campo.startsWith('empleadores'))
  const take = empleadores && (
    <Button kind="quiet" onClick={onTake}>
      Usar lo guardado
    </Button>
  )
  return (
    <div ref={place}>
      <Notice actions={take}>
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
      </Notice>
    </div>
  )
}
