import type { FieldError } from '@alerce/contract/forms/rules'
import { useLayoutEffect, useState } from 'react'
import { Notice } from '../feedback/notice.tsx'
import classes from './fields.module.css'

interface ErrorSummaryProps {
  /** Errors in the order of the form; nothing is drawn when empty. */
  readonly errors: readonly FieldError[]
  readonly onGoTo: (campo: string) => void
}

const words = (of: Element | null | undefined) => (of?.textContent ?? '').replace(/\s*\*\s*$/, '').trim()

/** Label of a field on screen, and the name of its section; '' without one. */
function placeOf(campo: string): { readonly label: string; readonly part: string } {
  const field = document.querySelector<HTMLInputElement>(`[data-path="${CSS.escape(campo)}"]`)
  const part = field?.closest('fieldset:has(> legend:not(.vh)), section')
  return {
    label: words(field?.labels?.[0]) || (field?.ariaLabel ?? ''),
    part: words(part?.querySelector(part.matches('fieldset') ? 'legend' : 'h2, h3')),
  }
}

/** Names of the fields, with their section where two names are equal. */
function placesOf(errors: readonly FieldError[]): string[] {
  const places = errors.map(({ campo }) => placeOf(campo))
  return places.map(({ label, part }, at) => {
    const twice = places.some((other, i) => i !== at && other.label === label && other.part !== part)
    return [label, ...(twice ? [part] : [])].filter(Boolean).join(', ')
  })
}

/** Number of errors and their fields, each with a link. */
export function ErrorSummary({ errors, onGoTo }: ErrorSummaryProps) {
  const [places, setPlaces] = useState<readonly string[]>([])
  const said = JSON.stringify(errors)
  // the fields are there once the form is drawn
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is what they say that counts
  useLayoutEffect(() => setPlaces(placesOf(errors)), [said])
  if (errors.length === 0) return null
  return (
    <div className={classes.summary}>
      <Notice tone="bad">
        <h2>{errors.length === 1 ? 'Corrija 1 dato' : `Corrija ${errors.length} datos`}</h2>
        <ol>
          {errors.map(({ campo, mensaje }, at) => (
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
              {places[at] && <small> {places[at]}</small>}
            </li>
          ))}
        </ol>
      </Notice>
    </div>
  )
}
