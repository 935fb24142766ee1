import { cuatroOjosMessages } from '@alerce/contract/messages/declaracion/contraloria'
import { useState } from 'react'
import { Button } from '../../../components/actions/button.tsx'
import { ReasonedButton } from '../../../components/actions/reasoned-button.tsx'
import { useAction } from '../../../components/actions/use-action.ts'
import { useUndoToast } from '../../../components/feedback/use-undo-toast.tsx'
import { type OnAnswered, resultadoText } from '../../../lib/contraloria/resultados.ts'
import { LET_GO } from '../../../lib/form/let-go.ts'
import { Deshacer } from './components/resuelto.tsx'
import classes from './contraloria.module.css'
import { type CasoDeContraloria, type Situacion, useCaso, useConfirmar, useDevolver } from './queries.ts'
import { Preview } from './respuesta/preview.tsx'
import { type CasoConNota, NotaDialog } from './toma/nota-dialog.tsx'

interface PropuestaProps {
  readonly caso: CasoDeContraloria
  readonly retenida: NonNullable<Situacion['retenida']>
  readonly onUndone: () => void
  readonly onDone: OnAnswered
}

/** Answer that waits for a second auditor. Its author may take it back; any other auditor reads and decides. */
export function Propuesta({ caso, retenida, onUndone, onDone }: PropuestaProps) {
  const { propuesta } = caso
  return (
    <section className={classes.verdict} aria-label="Respuesta por confirmar">
      <div className={classes.in}>
        <h2>Por confirmar</h2>
        <p role="status">
          {retenida.propia
            ? `Usted propuso: ${resultadoText(retenida.resultado)}. Sale cuando otra persona de contraloría lo confirme.`
            : `${retenida.por} propuso: ${resultadoText(retenida.resultado)}. Sale cuando usted u otra persona lo confirme.`}
        </p>
        {propuesta ? <Preview caso={caso} leida={propuesta} /> : <Leer identificador={caso.identificador} />}
      </div>
      {retenida.propia && <Deshacer identificador={caso.identificador} onUndone={onUndone} />}
      {!retenida.propia && propuesta && <Decidir caso={caso} de={retenida.por} onDone={onDone} />}
    </section>
  )
}

/** Button for an answer proposed after the case was opened: reading it is another logged look. */
function Leer({ identificador }: { readonly identificador: number }) {
  const { refetch, isFetching } = useCaso(identificador)
  return (
    <Button busy={isFetching} onClick={() => void refetch()}>
      Leer la propuesta
    </Button>
  )
}

interface DevolverDialogProps extends CasoConNota {
  /** Author of the proposed answer. */
  readonly de: string
}

/** Hands an answer back to its author, with a note about the problem. */
const DevolverDialog = ({ de, ...caso }: DevolverDialogProps) => (
  <NotaDialog
    {...caso}
    name="devolucion"
    title="Devolver la respuesta"
    action="Devolver"
    description={`La lee ${de}, que vuelve a tener el caso, y quien lo abra en contraloría.`}
    useLeave={useDevolver}
    failure={cuatroOjosMessages.devolverFailed.text}
  />
)

interface DecidirProps extends Pick<PropuestaProps, 'caso' | 'onDone'> {
  readonly de: string
}

function Decidir({ caso: { identificador, nombre, propuesta }, de, onDone }: DecidirProps) {
  const [devuelve, setDevuelve] = useState(false)
  const confirmada = `${nombre}: ${resultadoText(propuesta?.resultado ?? 0)}, confirmado`
  const { mutateAsync: confirmar } = useConfirmar(() => onDone(confirmada, 'plazo'))
  const { letGo, toast } = useUndoToast(LET_GO.failed)
  const { busy, run } = useAction(() => confirmar({ identificador }), cuatroOjosMessages.confirmarFailed.text)
  return (
    <footer>
      <ReasonedButton kind="primary" reason={propuesta?.impedimento ?? null} busy={busy} onClick={run}>
        Confirmar
      </ReasonedButton>
      <Button onClick={() => setDevuelve(true)}>Devolver</Button>
      {devuelve && (
        <DevolverDialog
          identificador={identificador}
          de={de}
          onClose={() => setDevuelve(false)}
          onLetGo={letGo(() => setDevuelve(true))}
          onDone={() => onDone(`${nombre} volvió a ${de}, con su nota`, null)}
        />
      )}
      {toast}
    </footer>
  )
}
