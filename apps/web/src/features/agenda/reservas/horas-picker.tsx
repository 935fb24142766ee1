import type { FechaISO } from '@alerce/domain/base/fechas/fecha'
import { horaEnSantiago, hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../components/actions/button.tsx'
import { diaDeSemana, diaEnPalabras } from '../../../lib/time/dias.ts'
import classes from './reservas.module.css'

/** Days shown at first, and with each press of the button. */
const DIAS_A_LA_VISTA = 8

interface HorasPickerProps {
  /** Starts of the free hours, ISO instants in order. */
  readonly horas: readonly string[]
  readonly value: string | null
  readonly onChoose: (inicio: string) => void
}

const horaDe = (inicio: string) => horaEnSantiago(inicio).slice(0, 5)

/** 'jueves, 8 de octubre, a las 10:00'. */
export const cuandoEs = (inicio: string): string => `${diaEnPalabras(hoyEnSantiago(inicio))}, a las ${horaDe(inicio)}`

/** Free hours: a day first, then one of its hours. */
export function HorasPicker({ horas, value, onChoose }: HorasPickerProps) {
  const dias = [...new Set(horas.map(hoyEnSantiago))]
  // Day on view; null: that of the chosen hour, which may have been chosen elsewhere
  const [mirado, setMirado] = useState<FechaISO | null>(null)
  const [cuantos, setCuantos] = useState(DIAS_A_LA_VISTA)
  const grupo = useRef<HTMLFieldSetElement>(null)
  const elegido = mirado ?? (value && hoyEnSantiago(value))
  const dia = dias.find((uno) => uno === elegido) ?? dias[0]
  if (dia === undefined) return null
  const visibles = Math.max(cuantos, dias.indexOf(dia) + 1)
  // The pressed button may be gone with the last days
  const showMore = () => {
    flushSync(() => setCuantos(visibles + DIAS_A_LA_VISTA))
    grupo.current?.querySelectorAll('button')[visibles]?.focus()
  }
  return (
    <div className={classes.picker}>
      <fieldset ref={grupo} className={classes.dias}>
        <legend className="vh">Día</legend>
        {dias.slice(0, visibles).map((fecha) => (
          <button
            key={fecha}
            type="button"
            className={classes.opcion}
            aria-pressed={fecha === dia}
            onClick={() => setMirado(fecha)}
          >
            <span className="vh">{diaEnPalabras(fecha)}</span>
            <small aria-hidden="true">{diaDeSemana(fecha).slice(0, 3)}</small>
            <b aria-hidden="true">{Number(fecha.slice(8))}</b>
          </button>
        ))}
      </fieldset>
      {visibles < dias.length && (
        <Button kind="quiet" onClick={showMore}>
          Más días
        </Button>
      )}
      <h2 className={classes.dia}>{diaEnPalabras(dia)}</h2>
      <fieldset className={classes.horas}>
        <legend className="vh">Horas del {diaEnPalabras(dia)}</legend>
        {horas
          .filter((inicio) => hoyEnSantiago(inicio) === dia)
          .map((inicio) => (
            <button
              key={inicio}
              type="button"
              className={classes.opcion}
              aria-pressed={inicio === value}
              onClick={() => {
                setMirado(null)
                onChoose(inicio)
              }}
            >
              {horaDe(inicio)}
            </button>
          ))}
      </fieldset>
      <p className={classes.zona}>Hora de Chile (Santiago)</p>
    </div>
  )
}
