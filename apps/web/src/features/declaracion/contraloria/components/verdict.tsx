import { tomaMessages } from '@alerce/contract/messages/declaracion/contraloria'
import { useEffect, useRef, useState } from 'react'
import { Loaded, type Reading } from '../../../../components/feedback/loaded.tsx'
import type { OnAnswered } from '../../../../lib/contraloria/resultados.ts'
import { focusIsIdle } from '../../../../lib/focus/focus.ts'
import classes from '../contraloria.module.css'
import { Propuesta } from '../propuesta.tsx'
import type { CasoDeContraloria, Situacion } from '../queries.ts'
import { TomaPanel } from '../toma/toma-panel.tsx'
import type { Asked } from '../toma/use-once-read.ts'
import { focusChoice } from './choices.tsx'
import { FinancialVerdict } from './financial-verdict.tsx'
import { MedicalVerdict } from './medical-verdict.tsx'
import { Resuelto } from './resuelto.tsx'

interface VerdictProps {
  readonly caso: CasoDeContraloria
  /** Situation of the case. It is read apart and may arrive after the case. */
  readonly reading: Reading<Situacion>
  /** Request to take the case, made while it was loading. */
  readonly pedida: Asked
  readonly onDone: OnAnswered
}

/** False once the pending answer of this case was given. */
const espera = (caso: CasoDeContraloria, situacion: Situacion | undefined) =>
  situacion === undefined || situacion.cola === caso.cola

/** Text while another auditor has the case. The written answer stays, and cannot be sent. */
const ajena = (situacion: Situacion | undefined) =>
  situacion?.toma && !situacion.toma.propia ? `Lo tiene ${situacion.toma.por}. Tómelo para responder.` : null

/** Decision that the case waits for. Without a pending decision it shows the author of the last answer. */
export function Verdict({ caso, reading, pedida, onDone }: VerdictProps) {
  const { data: situacion } = reading
  const { cola } = caso
  const propuesta = situacion?.retenida
  const answer = useRef<HTMLDivElement>(null)
  const [undone, setUndone] = useState(false)
  // After an undo, focus the answer, unless the user went on to something else
  useEffect(() => {
    if (!(undone && answer.current)) return
    setUndone(false)
    if (focusIsIdle()) focusChoice(answer.current)
  })
  const onUndone = () => setUndone(true)
  if (propuesta && propuesta.saleEn === null)
    return <Propuesta caso={caso} retenida={propuesta} onUndone={onUndone} onDone={onDone} />
  if (cola === null || !espera(caso, situacion))
    return <Resuelto caso={caso} situacion={situacion} onUndone={onUndone} />
  const Answer = cola === 'financiera' ? FinancialVerdict : MedicalVerdict
  return (
    <div ref={answer} className={classes.answer}>
      {/* the ghost is the panel itself: what was asked of it waits for the reading */}
      <Loaded
        of={reading}
        failure={tomaMessages.situacionFailed.text}
        ghost={<TomaPanel caso={caso} pedida={pedida} onDone={onDone} toma={undefined} />}
      >
        {({ toma }) => <TomaPanel caso={caso} pedida={pedida} onDone={onDone} toma={toma} />}
      </Loaded>
      <Answer caso={caso} held={ajena(situacion)} onDone={onDone} />
    </div>
  )
}
