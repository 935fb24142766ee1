import { contraloriaMessages } from '@alerce/contract/messages/declaracion/contraloria'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { Visor } from '../../../components/visor/visor.tsx'
import type { OnAnswered } from '../../../lib/contraloria/resultados.ts'
import { focusIsIdle } from '../../../lib/focus/focus.ts'
import { useScreenKey } from '../../../lib/keys/use-screen-key.ts'
import { CaseFile } from './components/case-file.tsx'
import { Verdict } from './components/verdict.tsx'
import classes from './contraloria.module.css'
import { useCaso, useSituacion } from './queries.ts'

/** Opened by its address: where to begin is the browser's to say. */
const BY_ADDRESS = 'default'

const writing = (element: Element | null) => element instanceof HTMLInputElement && element.value !== ''

/** The heading of a case has the focus once it can be read, unless one went on to something else meanwhile. */
function useFocusOnOpen(there: boolean) {
  const title = useRef<HTMLHeadingElement>(null)
  const opener = useRef(document.activeElement)
  const byAddress = useRef(useLocation().key === BY_ADDRESS)
  useEffect(() => {
    const now = document.activeElement
    if (!there || byAddress.current || writing(now)) return
    if (now === opener.current || focusIsIdle()) title.current?.focus()
  }, [there])
  return title
}

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
  const [asked, onAsked] = useState(false)
  // A request made while the case loads is done on arrival, and only once
  const there = caso.data !== undefined && situacion.data !== undefined
  useEffect(() => {
    if (there) onAsked(false)
  }, [there])
  if (!caso.data) return <Coming of={caso} onTake={() => onAsked(true)} />
  return (
    <>
      <Visor>
        <CaseFile caso={caso.data} title={title} onCase={onCase} />
      </Visor>
      <Verdict caso={caso.data} reading={situacion} pedida={{ asked, onAsked }} onDone={onDone} />
    </>
  )
}

/** Skeleton of a case. The key T already works: it takes the case on arrival. */
function Coming({ of, onTake }: { readonly of: ReturnType<typeof useCaso>; readonly onTake: () => void }) {
  const root = useRef<HTMLDivElement>(null)
  useScreenKey(root, 't', onTake)
  return (
    <div ref={root} className={classes.case}>
      <Loaded of={of} failure={contraloriaMessages.casoFailed.text}>
        {() => null}
      </Loaded>
    </div>
  )
}
