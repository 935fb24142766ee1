import { formatoRut } from '@alerce/domain/base/persona/rut'
import { useEffect, useId, useRef } from 'react'
import type { CasoDeMesa } from '../../lib/mesa/casos.ts'
import { Button } from '../actions/button.tsx'
import { FieldError } from '../feedback/field-error.tsx'
import type { FieldProps } from '../fields/field.tsx'
import { EstadoGlyph } from '../values/estado.tsx'
import classes from './mesa.module.css'

/** Data of a case: name, RUT, folio, state and advisor. */
export function DatosDelCaso({ caso }: { readonly caso: CasoDeMesa }) {
  const { nombre, rut, folioDS, estado, asesor } = caso
  return (
    <>
      <span className={classes.who}>
        <b>{nombre}</b>
        <small>
          <span>{rut ? formatoRut(rut) : 'Sin RUT'}</span>
          <span>{folioDS === null ? 'Sin DS' : `DS ${folioDS}`}</span>
          <span>{asesor}</span>
        </small>
      </span>
      <EstadoGlyph estado={estado} />
    </>
  )
}

interface CasoElegidoProps extends FieldProps {
  readonly caso: CasoDeMesa
  readonly takesFocus: boolean
  readonly onAgain: () => void
}

export function CasoElegido({
  caso,
  label,
  error,
  required,
  readOnly,
  takesFocus,
  onAgain,
  ...field
}: CasoElegidoProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])
  return (
    <fieldset className={classes.field} aria-describedby={error ? `${id}-e` : undefined}>
      <legend>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </legend>
      <div className={classes.chosen} data-error={error ? true : undefined}>
        <DatosDelCaso caso={caso} />
        {!readOnly && (
          <Button
            ref={button}
            kind="quiet"
            aria-label={`Cambiar el caso de ${caso.nombre}`}
            data-path={field['data-path']}
            onClick={onAgain}
          >
            Cambiar
          </Button>
        )}
      </div>
      <FieldError of={id}>{error}</FieldError>
    </fieldset>
  )
}
