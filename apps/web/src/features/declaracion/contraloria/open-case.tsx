import { contraloriaMessages } from '@alerce/contract/messages/declaracion/contraloria'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { Visor } from '../../../components/visor/visor.tsx'
import type { OnAnswered } from '../../../lib/contraloria/resultados.ts'
import { CaseFile } from './components/case-file.tsx'
import { Verdict } from './components/verdict.tsx'
import classes from './contraloria.module.css'
import { useCaso, useSituacion } from './queries.ts'
import { useFocusOnOpen } from './use-focus-on-open.ts'

interface OpenCaseProps {
  readonly identificador: number
  readonly onCase: (identificador: number) => void
  readonly onDone: OnAnswered
}

/** The case that is open, its documents and its decision. */
export function OpenCase({ identificador, onCase, onDone }: OpenCaseProps) {
  const caso = useCaso(identificador)
  const situacion = useSituacion(identificador)
  const title = useFocusOnOpen(caso.data !== undefined)
  if (!caso.data) {
    return (
      <div className={classes.case}>
        <Loaded of={caso} failure={contraloriaMessages.casoFailed.text}>
          {() => null}
        </Loaded>
      </div>
    )
  }
  return (
    <>
      <Visor>
        <CaseFile caso={caso.data} title={title} onCase={onCase} />
      </Visor>
      <Verdict caso={caso.data} reading={situacion} onDone={onDone} />
    </>
  )
}
