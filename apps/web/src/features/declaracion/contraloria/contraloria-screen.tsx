import { contraloriaMessages } from '@alerce/contract/messages/declaracion/contraloria'
import { PLAZO_PARA_DESHACER } from '@alerce/domain/base/plazo-para-deshacer'
import { useRef, useState } from 'react'
import { Button } from '../../../components/actions/button.tsx'
import { Empty } from '../../../components/feedback/empty.tsx'
import { useUndoToast } from '../../../components/feedback/use-undo-toast.tsx'
import type { OnAnswered } from '../../../lib/contraloria/resultados.ts'
import own from './cola.module.css'
import { BuscarCaso } from './components/buscar-caso.tsx'
import { Queue } from './components/queue.tsx'
import { Siguiente } from './components/siguiente.tsx'
import classes from './contraloria.module.css'
import { OpenCase } from './open-case.tsx'
import { type FiltroDeCola, useCola, useDeshacer } from './queries.ts'
import { useDesk } from './use-desk.ts'

/** /consola/contraloria: queue, case and decision side by side, under a search over every case. */
export function ContraloriaScreen() {
  const { cola, identificador, openQueue, openCase, closeCase } = useDesk()
  const desk = useRef<HTMLElement>(null)
  const [filtro, setFiltro] = useState<FiltroDeCola>({})
  const reading = useCola(cola, filtro)
  const [done, setDone] = useState<{ readonly id: number; readonly what: string } | null>(null)
  // what somebody else has is nobody's next case, nor one that was answered
  const next = reading.data?.casos.find(
    ({ identificador: id, toma, propuesta }) => id !== done?.id && propuesta === null && (toma?.propia ?? true),
  )
  const { tell, toast } = useUndoToast(contraloriaMessages.deshacerFailed.text)
  const { mutateAsync: deshacer } = useDeshacer()
  const open = (id: number) => {
    setDone(null)
    openCase(id)
  }
  const decide =
    (id: number): OnAnswered =>
    async (what, espera) => {
      setDone({ id, what })
      const closed = await closeCase(id)
      // over another case there is no place where it is said
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
        onFiltro={setFiltro}
        chosen={identificador}
        onQueue={(next) => {
          setFiltro({})
          openQueue(next)
        }}
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
          <Button className={own.back} onClick={() => openQueue(cola)}>
            Volver a la cola
          </Button>
          <OpenCase key={identificador} identificador={identificador} onCase={open} onDone={decide(identificador)} />
        </>
      )}
      {toast}
    </main>
  )
}
