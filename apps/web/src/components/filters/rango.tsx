import { fechaMessages } from '@alerce/contract/messages/base/campos'
import { IconCalendar } from '@tabler/icons-react'
import { lazy, Suspense, useId, useState } from 'react'
import type { RangoDeFechas } from '../../lib/filtros-de-lista.ts'
import { todayInSantiago } from '../../lib/time/clock.ts'
import { Button } from '../actions/button.tsx'
import { DateText } from '../fields/date-text.tsx'
import classes from './filters.module.css'

const loadCalendario = () => import('./rango-calendario.tsx')
/** Loaded once the pointer or the focus is on its button. */
const RangoCalendario = lazy(async () => ({ default: (await loadCalendario()).RangoCalendario }))

const ahead = () => void loadCalendario().catch(() => undefined)

const faltas = { ilegible: fechaMessages.noValida.text, posterior: fechaMessages.posterior.text }

interface RangoFieldProps extends RangoDeFechas {
  /** Dated thing, as the beginning of both names. */
  readonly que?: string
  readonly legend?: string
  readonly onChange: (rango: RangoDeFechas) => void
}

/** Dates of registration or of another fact, typed or picked, never beyond today (spec 1 §9); reported once valid. */
export function RangoField({
  que = 'Registrados',
  legend = 'Fecha de registro',
  desde,
  hasta,
  onChange,
}: RangoFieldProps) {
  const id = useId()
  // Set only while the dates are invalid together.
  const [inverse, setInverse] = useState<RangoDeFechas | null>(null)
  const [wrong, setWrong] = useState<Partial<Record<keyof RangoDeFechas, string>>>({})
  const [picking, setPicking] = useState(false)
  const chosen = inverse ?? { desde, hasta }

  const change = (part: Partial<RangoDeFechas>) => {
    const next = { ...chosen, ...part }
    const inOrder = next.desde <= next.hasta
    setInverse(inOrder ? null : next)
    if (inOrder) onChange(next)
  }

  const problem = wrong.desde ?? wrong.hasta ?? (inverse ? fechaMessages.rangoInvalido.text : null)
  // a newly picked date replaces invalid typed text
  const [edition, setEdition] = useState(0)

  const date = (name: keyof RangoDeFechas, label: string) => (
    <DateText
      key={`${name}-${edition}`}
      label={label}
      className={classes.input ?? ''}
      value={chosen[name]}
      hoy={todayInSantiago()}
      onWrong={(which) => setWrong(({ [name]: _, ...rest }) => (which ? { ...rest, [name]: faltas[which] } : rest))}
      onChange={(value) => change({ [name]: value })}
      {...(wrong[name] || inverse ? { errorId: id } : {})}
    />
  )

  return (
    <fieldset className={classes.range}>
      <legend className="vh">{legend}</legend>
      {date('desde', `${que} desde`)}
      <span aria-hidden="true">–</span>
      {date('hasta', `${que} hasta`)}
      <Button
        icon
        aria-label="Elegir las fechas"
        aria-expanded={picking}
        onPointerEnter={ahead}
        onFocus={ahead}
        onClick={() => setPicking(!picking)}
      >
        <IconCalendar size={16} stroke={1.75} aria-hidden="true" />
      </Button>
      {picking && (
        <Suspense>
          <RangoCalendario
            {...chosen}
            onChange={(rango) => {
              setPicking(false)
              setWrong({})
              setEdition(edition + 1)
              change(rango)
            }}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      )}
      {problem && (
        <p id={id} className={classes.error}>
          {problem}
        </p>
      )}
    </fieldset>
  )
}
