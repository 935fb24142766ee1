import { nombresDeCampo } from '@alerce/contract/messages/prospecto/actualizacion'
import { formatoPesos } from '@alerce/domain/dinero/formato'
import { formatoRut } from '@alerce/domain/persona/rut'
import { etiquetasTrabajador } from '@alerce/domain/trabajador/tipos'
import { useEffect, useRef } from 'react'
import { Button } from '../../../components/actions/button.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { instantText } from '../../../lib/time/instant.ts'
import type { Datos } from '../queries.ts'
import type { CambioAjeno } from '../use-reuso.ts'

interface AjenoProps {
  readonly ajeno: CambioAjeno
  /** What is saved now. */
  readonly datos: Datos
  /** Takes what is there instead of what was typed. */
  readonly onTake: () => void
}

/** Somebody saved meanwhile: who, what, when, and the employers that stand there now. What was typed stays. */
export function Ajeno({ ajeno: { campos, quien, cuando }, datos, onTake }: AjenoProps) {
  const place = useRef<HTMLDivElement>(null)
  // the press came from the foot of the dialog
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), [])
  const empleadores = campos.includes('empleadores')
  const take = empleadores && (
    <Button kind="quiet" onClick={onTake}>
      Usar lo guardado
    </Button>
  )
  return (
    <div ref={place}>
      <Notice actions={take}>
        <p>
          {quien} cambió {campos.map((campo) => nombresDeCampo[campo] ?? campo).join(', ') || 'este caso'} el{' '}
          {instantText(cuando)}. Lo que usted escribió sigue aquí: si guarda de nuevo, queda lo suyo.
        </p>
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
