import { useEffect, useRef } from 'react'
import classes from './month-grid.module.css'
import { walkByArrows } from './walk-by-arrows.ts'

const COLUMNS = 5
/** Years offered, and the likely age of an applicant. */
const LIFE = 110
const MIDDLE_AGE = 35

interface YearGridProps {
  readonly last: number
  readonly onPick: (year: string) => void
}

/** Grid of birth years. */
export function YearGrid({ last, onPick }: YearGridProps) {
  const likely = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // in a block: browsers may return a promise, which React would take for a cleanup
    likely.current?.scrollIntoView({ block: 'center' })
  }, [])
  const years = Array.from({ length: LIFE }, (_, index) => last - LIFE + 1 + index)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own frame
    <div role="group" aria-label="Año" className={classes.years} onKeyDown={(event) => walkByArrows(event, COLUMNS)}>
      {years.map((year) => (
        <button
          key={year}
          ref={year === last - MIDDLE_AGE ? likely : undefined}
          type="button"
          tabIndex={year === last - MIDDLE_AGE ? 0 : -1}
          onClick={() => onPick(String(year))}
        >
          {year}
        </button>
      ))}
    </div>
  )
}
