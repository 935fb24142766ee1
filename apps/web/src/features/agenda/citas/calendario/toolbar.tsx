import { esFecha, type FechaISO, sumaDias } from '@alerce/domain/base/fechas/fecha'
import { fechaDe } from '@alerce/domain/base/fechas/reloj'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
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
      <div className={classes.salto}>
        <DateField label="Ir a la fecha" value={fecha} onChange={(dia) => esFecha(dia) && setFecha(dia)} />
      </div>
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
