import classes from '../contraloria.module.css'
import type { Caso } from '../queries.ts'
import { FinancialVerdict } from './financial-verdict.tsx'
import { MedicalVerdict } from './medical-verdict.tsx'

interface VerdictProps {
  readonly caso: Caso
  /** What was decided, in words. */
  readonly onDone: (what: string) => void
}

/** The decision that the case waits for; one that waits for none was already answered. */
export function Verdict({ caso, onDone }: VerdictProps) {
  if (caso.cola === 'financiera') return <FinancialVerdict caso={caso} onDone={onDone} />
  if (caso.cola === 'medica') return <MedicalVerdict caso={caso} onDone={onDone} />
  return (
    <section className={classes.verdict} aria-label="Resultado">
      <div className={classes.in}>
        <h2>Resultado</h2>
        <p>Este caso ya fue resuelto: {caso.estado}.</p>
      </div>
    </section>
  )
}
