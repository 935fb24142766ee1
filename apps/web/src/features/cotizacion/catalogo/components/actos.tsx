import { tablaDe } from '@alerce/contract/fichas/cotizacion/tablas'
import { catalogoMessages as m } from '@alerce/contract/messages/cotizacion/catalogo'
import { Button } from '../../../../components/actions/button.tsx'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { useConfirm } from '../../../../components/dialogs/dialogs-provider.tsx'
import type { Tell } from '../../../../components/feedback/use-undo-toast.tsx'
import { useWayOn } from '../../../../lib/browser/use-way-on.ts'
import { type Carga, useAplicar, useDescartar } from '../queries.ts'
import { lugarDe } from '../use-lugar.ts'
import classes from './catalogo.module.css'

interface ActosProps {
  readonly carga: Carga
  readonly tell: Tell
}

/** What is asked before rows end: that is seldom what was meant. */
const preguntaDe = ({ tabla, agrega, cambia, termina, desde }: Carga) => ({
  title: termina > 0 ? `¿Terminar ${termina.toLocaleString('es-CL')} filas?` : '¿Aplicar el archivo?',
  text: `${tablaDe(tabla).completa ? `Desde el ${desde}: agrega` : 'Agrega'} ${agrega}, cambia ${cambia} y termina ${termina}. Lo ya cotizado no cambia.`,
  accept: 'Aplicar',
})

/** What may be done with a file that waits. */
export function Actos({ carga, tell }: ActosProps) {
  const { cargaId, tabla, impedimento } = carga
  const navigate = useWayOn()
  const confirm = useConfirm()
  const aplicar = useAplicar()
  const descartar = useDescartar(() => navigate(lugarDe(tabla), { preventScrollReset: true, flushSync: true }))
  const apply = useAction(async () => {
    await confirm(preguntaDe(carga), () => aplicar.mutateAsync({ cargaId }, () => tell(m.aplicada.text)))
  }, m.saveFailed.text)
  const drop = useAction(async () => {
    await descartar.mutateAsync({ cargaId }, () => tell(m.descartada.text))
  }, m.saveFailed.text)
  return (
    <div className={classes.acts}>
      <Button kind="quiet" busy={drop.busy} onClick={drop.run}>
        Descartar
      </Button>
      <ReasonedButton kind="primary" side="bottom" reason={impedimento} busy={apply.busy} onClick={apply.run}>
        Aplicar
      </ReasonedButton>
    </div>
  )
}
