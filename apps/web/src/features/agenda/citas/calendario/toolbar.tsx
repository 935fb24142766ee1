import { fechaMessages } from '@alerce/contract/messages/base/campos'
import { esFecha, type FechaISO, sumaDias } from '@alerce/domain/base/fechas/fecha'
import { fechaDe } from '@alerce/domain/base/fechas/reloj'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { ChoiceField } from '../../../../components/fields/choice-field.tsx'
import { DateField } from '../../../../components/fields/date-field.tsx'
import { diaCompleto, diasEnPalabras, mesEnPalabras } from '../../../../lib/time/dias.ts'
import { ahora } from '../dias/ahora.ts'
import { move, rangeOf, type VistaDeAgenda } from '../range.ts'
import type { Agenda } from '../use-agenda.ts'
import classes from './calendario.module.css'

const vistas = [
  { value: 'day', label: 'Dia' },
  { value: 'week', label: 'Semana' },
  { value: 'month', label: 'Mes' },
  { value: 'list', label: 'Lista' },
]

function titleOf(vista: VistaDeAgenda, fecha: FechaISO): string {
  if (vista === 'day') return diaCompleto(fecha)
  if (vista === 'month') return mesEnPalabras(fecha)
  const { start, end } = rangeOf(vista, fecha)
  return diasEnPalabras(start, sumaDias(end, -1))
}

interface SaltoProps {
  readonly fecha: FechaISO
  readonly onJump: (fecha: FechaISO) => void
}

/** A date to jump to. One that does not exist stays as it was typed, with the reason. */
function Salto({ fecha, onJump }: SaltoProps) {
  /** Typed while `fecha` was shown, and no date. */
  const [escrita, setEscrita] = useState<{ readonly fecha: FechaISO; readonly texto: string } | null>(null)
  const [dejada, setDejada] = useState(false)
  const texto = escrita?.fecha === fecha ? escrita.texto : null
  const change = (dia: string) => {
    setDejada(false)
    setEscrita(esFecha(dia) || dia === '' ? null : { fecha, texto: dia })
    if (esFecha(dia)) onJump(dia)
  }
  return (
    <div className={classes.salto}>
      <DateField
        label="Ir a la fecha"
        value={texto ?? fecha}
        error={texto !== null && dejada ? fechaMessages.noValida.text : undefined}
        onChange={change}
        onBlur={() => setDejada(true)}
      />
    </div>
  )
}

/** Atras, Adelante, Dia, Semana, Mes (spec 1 §2); Hoy, the date and Lista are ours. */
export function Toolbar({ agenda: { vista, fecha, setVista, setFecha } }: { readonly agenda: Agenda }) {
  return (
    <div className={classes.toolbar}>
      <div className={classes.moves}>
        <Button onClick={() => setFecha(move(vista, fecha, -1))}>
          <IconChevronLeft size={16} stroke={1.75} aria-hidden="true" />
          Atras
        </Button>
        <Button onClick={() => setFecha(fechaDe(ahora()))}>Hoy</Button>
        <Button onClick={() => setFecha(move(vista, fecha, 1))}>
          Adelante
          <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
        </Button>
      </div>
      <h2 aria-live="polite">{titleOf(vista, fecha)}</h2>
      <Salto fecha={fecha} onJump={setFecha} />
      <ChoiceField
        label="Vista"
        labelHidden
        value={vista}
        options={vistas}
        onChange={(value) => setVista(value as VistaDeAgenda)}
      />
    </div>
  )
}
