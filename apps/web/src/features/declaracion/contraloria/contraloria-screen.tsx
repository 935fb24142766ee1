import { contraloriaMessages } from '@alerce/contract/messages/declaracion/contraloria'
import { PLAZO_PARA_DESHACER } from '@alerce/domain/declaracion/respuesta'
import { useState } from 'react'
import { Empty } from '../../../components/feedback/empty.tsx'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { useUndoToast } from '../../../components/feedback/use-undo-toast.tsx'
import { BuscarCaso } from './components/buscar-caso.tsx'
import { CaseFile } from './components/case-file.tsx'
import { Queue } from './components/queue.tsx'
import { Verdict } from './components/verdict.tsx'
import classes from './contraloria.module.css'
import { useCaso, useDeshacer } from './queries.ts'
import type { OnAnswered } from './resultados.ts'
import { useDesk } from './use-desk.ts'

/** /consola/contraloria: queue, case and decision side by side, under a search over every case. */
export function ContraloriaScreen() {
  const { cola, identificador, openQueue, openCase, closeCase } = useDesk()
  const [done, setDone] = useState<string | null>(null)
  const { tell, toast } = useUndoToast(contraloriaMessages.deshacerFailed.text)
  const { mutateAsync: deshacer } = useDeshacer()
  const decide =
    (id: number): OnAnswered =>
    (what, retenida) => {
      setDone(what)
      closeCase()
      if (!retenida) return
      tell(`${what}. El aviso sale en ${PLAZO_PARA_DESHACER} segundos.`, async () => {
        await deshacer({ identificador: id })
        setDone(null)
        openCase(id)
      })
    }
  const open = (id: number) => {
    setDone(null)
    openCase(id)
  }
  return (
    <main id="contenido" className={classes.desk}>
      <title>Contraloría · Alerce</title>
      <BuscarCaso onCase={open} />
      <Queue cola={cola} chosen={identificador} onQueue={openQueue} onCase={open} />
      {identificador === null ? (
        <div className={classes.case} data-empty={done === null || undefined}>
          {done && <Notice tone="info">{done}</Notice>}
          <Empty title="Elija un caso de la cola">
            <p>Al abrirlo, su lectura queda registrada.</p>
          </Empty>
        </div>
      ) : (
        <OpenCase key={identificador} identificador={identificador} onDone={decide(identificador)} />
      )}
      {toast}
    </main>
  )
}

interface OpenCaseProps {
  readonly identificador: number
  readonly onDone: OnAnswered
}

function OpenCase({ identificador, onDone }: OpenCaseProps) {
  const caso = useCaso(identificador)
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
      <CaseFile caso={caso.data} />
      <Verdict caso={caso.data} onDone={onDone} />
    </>
  )
}
