import { Teclas } from '../../../../components/actions/teclas.tsx'
import { type CitaKind, kindText } from '../citas.ts'
import { isElsewhere } from '../dias/ahora.ts'
import { keysHelp } from '../keys.ts'
import { daysOf } from '../range.ts'
import type { Agenda } from '../use-agenda.ts'
import classes from './calendario.module.css'

interface PieProps {
  readonly agenda: Agenda
  readonly helpId: string
}

/** Legend of the colours, the time zone, the source of the holidays, and the keys. */
export function Pie({ agenda: { feriados, range, writes }, helpId }: PieProps) {
  return (
    <footer className={classes.foot}>
      <ul className={classes.key} aria-label="Significado">
        {Object.entries(kindText).map(([kind, words]) => (
          <li key={kind} data-kind={kind satisfies string as CitaKind}>
            {words}
          </li>
        ))}
      </ul>
      {isElsewhere(daysOf(range)) && <p>Las horas son de Chile continental (Santiago).</p>}
      {feriados.fuente && <p>Feriados: {feriados.fuente}</p>}
      <p>
        <Teclas id={helpId}>{writes ? keysHelp.writer : keysHelp.reader}</Teclas>
      </p>
    </footer>
  )
}
