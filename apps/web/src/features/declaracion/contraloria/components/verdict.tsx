import { type CasoDeContraloria, type Situacion, useSituacion } from '../queries.ts'
import type { OnAnswered } from '../resultados.ts'
import { FinancialVerdict } from './financial-verdict.tsx'
import { MedicalVerdict } from './medical-verdict.tsx'
import { Resuelto } from './resuelto.tsx'

interface VerdictProps {
  readonly caso: CasoDeContraloria
  readonly onDone: OnAnswered
}

/** False once somebody answered what this case was opened for. */
const espera = (caso: CasoDeContraloria, situacion: Situacion | undefined) =>
  situacion === undefined || situacion.cola === caso.cola

/** The decision that the case waits for; one that waits for none, or no longer, says who answered it. */
export function Verdict({ caso, onDone }: VerdictProps) {
  const { data: situacion } = useSituacion(caso.identificador)
  if (espera(caso, situacion)) {
    if (caso.cola === 'financiera') return <FinancialVerdict caso={caso} onDone={onDone} />
    if (caso.cola === 'medica') return <MedicalVerdict caso={caso} onDone={onDone} />
  }
  return <Resuelto caso={caso} situacion={situacion} />
}
