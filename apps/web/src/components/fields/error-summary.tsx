import type { FieldError } from '@alerce/contract/forms/rules'
import { Notice } from '../feedback/notice.tsx'
import classes from './fields.module.css'

interface ErrorSummaryProps {
  /** What is wrong, in the order of the form; nothing is drawn when empty. */
  readonly errors: readonly FieldError[]
  readonly onGoTo: (campo: string) => void
}

/** Says how many things to correct and takes you to each. */
export function ErrorSummary({ errors, onGoTo }: ErrorSummaryProps) {
  if (errors.length === 0) return null
  return (
    <div className={classes.summary}>
      <Notice tone="bad">
        <h2>{errors.length === 1 ? 'Corrija 1 dato' : `Corrija ${errors.length} datos`}</h2>
        <ol>
          {errors.map(({ campo, mensaje }) => (
            <li key={campo}>
              <a
                href={`#${campo}`}
                onClick={(event) => {
                  event.preventDefault()
                  onGoTo(campo)
                }}
              >
                {mensaje}
              </a>
            </li>
          ))}
        </ol>
      </Notice>
    </div>
  )
}
