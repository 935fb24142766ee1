import { contraloriaMessages } from '@alerce/contract/messages/declaracion/contraloria'
import { PLAZO_PARA_DESHACER } from '@alerce/domain/base/plazo-para-deshacer'
import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../../components/actions/button.tsx'
import { Buscador } from '../../../components/busqueda/buscador.tsx'
import { Empty } from '../../../components/feedback/empty.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { useUndoToast } from '../../../components/feedback/use-undo-toast.tsx'
import type { OnAnswered } from '../../../lib/contraloria/resultados.ts'
import { focusIsIdle } from '../../../lib/focus/focus.ts'
import own from './cola.module.css'
import { Queue } from './components/queue.tsx'
import classes from './contraloria.module.css'
import { OpenCase } from './open-case.tsx'
import { useCola, useDeshacer } from './queries.ts'
import { useDesk } from './use-desk.ts'

/** Any case that was sent, waiting or not, of any advisor: it opens here, and the field is ready for the next. */
function BuscarCaso({ onCase }: { readonly onCase: (identificador: number) => void }) {
  return (
    <div className={classes.search}>
      <Buscador
        que="caso"
        alcance="Solo aparecen los casos con la DS enviada."
        abriendo={null}
        onOpen={({ declaracionSaludId }) => {
          if (declaracionSaludId !== null) onCase(declaracionSaludId)
          return true
        }}
      />
    </div>
  )
}

interface SiguienteProps {
  /** Message of the last answer. */
  readonly done: string
  /** The case that now waits longest; null while none does. */
  readonly next: number | null
  readonly onCase: (identificador: number) => void
}

/** After an answer: its text, and a focused button to the next case, so that Enter opens it. */
function Siguiente({ done, next, onCase }: SiguienteProps) {
  const button = useRef<HTMLButtonElement>(null)
  const line = useRef<HTMLDivElement>(null)
  // Move the focus only if the answered case left it idle: a late answer must not take it
  useLayoutEffect(() => {
    if (!focusIsIdle()) return
    const first = button.current ?? line.current
    first?.focus()
  }, [])
  return (
    <div ref={line} tabIndex={-1}>
      <Notice
        tone="info"
        actions={
          next !== null && (
            <Button ref={button} onClick={() => onCase(next)}>
              Siguiente caso
            </Button>
          )
        }
      >
        {done}
      </Notice>
    </div>
  )
}

/** /consola/contraloria: queue, case and decision side by side, under a search over every case. */
export function ContraloriaScreen() {
  const { cola, filtro, identificador, openQueue, narrow, leaveCase, openCase, closeCase } = useDesk()
  const desk = useRef<HTMLElement>(null)
  const [tramos, setTramos] = useState(1)
  const reading = useCola(cola, filtro, tramos)
  const [done, setDone] = useState<{ readonly id: number; readonly what: string } | null>(null)
  // Skip cases taken by another auditor, proposed answers and the case just answered
  const next = reading.data?.casos.find(
    ({ identificador: id, toma, propuesta }) => id !== done?.id && propuesta === null && (toma?.propia ?? true),
  )
  const { tell, toast } = useUndoToast(contraloriaMessages.deshacerFailed.text)
  const { mutateAsync: deshacer } = useDeshacer()
  const open = (id: number) => {
    setDone(null)
    void openCase(id)
  }
  const decide =
    (id: number): OnAnswered =>
    async (what, espera) => {
      setDone({ id, what })
      const closed = await closeCase(id)
      // The message has no place on the screen of another case: show it as a notice
      if (espera === null) return closed ? undefined : tell(what)
      const sigue =
        espera === 'plazo'
          ? `El aviso sale en ${PLAZO_PARA_DESHACER} segundos.`
          : 'Espera que otra persona lo confirme.'
      tell(`${what}. ${sigue}`, (said) =>
        deshacer({ identificador: id }, () => {
          said()
          open(id)
        }),
      )
    }
  return (
    <main id="contenido" ref={desk} className={classes.desk} data-open={identificador !== null || undefined}>
      <title>Contraloría · Alerce</title>
      <BuscarCaso onCase={open} />
      <Queue
        desk={desk}
        cola={cola}
        reading={reading}
        filtro={filtro}
        onFiltro={(next) => {
          setTramos(1)
          void narrow(next)
        }}
        chosen={identificador}
        onQueue={(next) => {
          setTramos(1)
          void openQueue(next)
        }}
        onMore={() => setTramos(tramos + 1)}
        onCase={open}
      />
      {identificador === null ? (
        <div className={classes.case} data-empty={done === null || undefined}>
          {done && <Siguiente done={done.what} next={next?.identificador ?? null} onCase={open} />}
          <Empty title="Elija un caso de la cola">
            <p>Al abrirlo, su lectura queda registrada.</p>
          </Empty>
        </div>
      ) : (
        <>
          <Button className={own.back} onClick={leaveCase}>
            Volver a la cola
          </Button>
          <OpenCase key={identificador} identificador={identificador} onCase={open} onDone={decide(identificador)} />
        </>
      )}
      {toast}
    </main>
  )
}
