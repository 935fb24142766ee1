import { conMayuscula } from '@alerce/domain/base/texto/limpio'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { FieldError } from '../../../../components/feedback/field-error.tsx'
import classes from './respuesta.module.css'

interface FilasProps {
  readonly title: string
  readonly hint?: ReactNode
  /** Noun of one row, as in «Quitar antecedente 2». */
  readonly noun: string
  /** The title of each row is seen: none of its fields says it. */
  readonly titled?: boolean
  /** Path of the list in the form. */
  readonly path: string
  readonly count: number
  readonly most: number
  /** Reasons why the last row cannot be removed, and why none can be added. */
  readonly reasons: { readonly last: string; readonly full: string }
  readonly error: ReactNode
  onAdd(): void
  onRemove(index: number): void
  /** The fields of one row. */
  children(index: number): ReactNode
}

/** A list that an answer is made of: one row at least, and an end. */
export function Filas({ title, hint, noun, titled = false, path, count, most, reasons, ...rest }: FilasProps) {
  const { error, onAdd, onRemove, children } = rest
  return (
    <fieldset className={classes.rows} aria-describedby={`${path}-e`}>
      <legend>{title}</legend>
      {hint}
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no identity but its place
        <fieldset key={index} className={classes.row}>
          <legend className={titled ? undefined : 'vh'}>{`${conMayuscula(noun)} ${index + 1}`}</legend>
          {children(index)}
          <ReasonedButton
            kind="quiet"
            icon
            aria-label={`Quitar ${noun} ${index + 1}`}
            reason={count > 1 ? null : reasons.last}
            onClick={() => onRemove(index)}
          >
            <IconTrash size={16} stroke={1.75} aria-hidden="true" />
          </ReasonedButton>
        </fieldset>
      ))}
      <FieldError of={path}>{error}</FieldError>
      <ReasonedButton kind="quiet" data-path={path} reason={count < most ? null : reasons.full} onClick={onAdd}>
        <IconPlus size={16} stroke={1.75} aria-hidden="true" />
        Agregar {noun}
      </ReasonedButton>
    </fieldset>
  )
}
